// For the build: index.html itself requests what every page needs, instead of main.ts once it has loaded.

import type { HtmlTagDescriptor, Plugin } from "vite";

const START = "start";

export function preload(): Plugin {
  return {
    name: "spinney-preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const chunks = Object.values(bundle!).filter((file) => file.type === "chunk");
        const start = chunks.find(({ name }) => name === START);
        if (!start) throw new Error(`there is no chunk named ${START}`);
        const needed = chunks.filter(({ fileName }) => [start.fileName, ...start.imports].includes(fileName));
        const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        const scripts = needed.map(({ fileName }) => fileName).filter((name) => !html.includes(name));
        // A style sheet goes where main.ts would have put it: before main's own.
        return [
          ...styles.map((name) => link("stylesheet", name)),
          ...scripts.map((name) => link("modulepreload", name)),
        ];
      },
    },
  };
}

function link(rel: string, name: string): HtmlTagDescriptor {
  return { tag: "link", attrs: { rel, crossorigin: true, href: `/${name}` }, injectTo: "head-prepend" };
}
