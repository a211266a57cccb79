/** Reading QR codes with the camera, if the browser can. */

interface Detector {
  detect(from: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether {@link scan} can work; if not, people use their camera app. */
export async function canScan(): Promise<boolean> {
  const formats = await detectorClass()
    ?.getSupportedFormats()
    .catch(() => []);
  return (formats ?? []).includes("qr_code") && "mediaDevices" in navigator;
}

/** Time between scans in ms; short enough for a steady hand. */
const PAUSE = 150;

/** Show the camera and wait for a wanted code; throws if no camera is available. */
export async function scan(
  video: HTMLVideoElement,
  wanted: (text: string) => boolean,
  signal: AbortSignal,
): Promise<string | null> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  try {
    video.srcObject = stream;
    await video.play();
    const detector = new (detectorClass()!)({ formats: ["qr_code"] });
    while (!signal.aborted) {
      const found = (await detector.detect(video)).find(({ rawValue }) => wanted(rawValue));
      if (found) return found.rawValue;
      await new Promise((rested) => setTimeout(rested, PAUSE));
    }
    return null;
  } finally {
    stream.getTracks().forEach((track) => track.stop());
    video.srcObject = null;
  }
}
