/** All files of this language, as one list. */
export default Object.values(import.meta.glob<string>("./*.ftl", { eager: true, query: "?raw", import: "default" }));
