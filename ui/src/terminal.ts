// The terminal. It is a bundle of its own.
import { FitAddon } from "@xterm/addon-fit";
import { Terminal } from "@xterm/xterm";

export interface Options { parent: HTMLElement; url: string; nonce: string; label: string; onEnd: (reason: string) => void }

const input = 0, resize = 1;

function message(kind: number, text: string): Uint8Array<ArrayBuffer> {
  const body = new TextEncoder().encode(text);
  const out = new Uint8Array(body.length + 1);
  out[0] = kind;
  out.set(body, 1);
  return out;
}

// withNonce lets the style elements that f creates pass the Content-Security-Policy.
function withNonce(nonce: string, f: () => void) {
  const create = document.createElement;
  document.createElement = function (this: Document, name: string, options?: ElementCreationOptions) {
    const e = create.call(document, name, options);
    if (name.toLowerCase() === "style") e.nonce = nonce;
    return e;
  } as typeof document.createElement;
  try {
    f();
  } finally {
    document.createElement = create;
  }
}

// open connects a terminal and returns the function that ends it.
export function open({ parent, url, nonce, label, onEnd }: Options): () => void {
  const terminal = new Terminal({ cursorBlink: true, fontSize: 13, screenReaderMode: true, scrollback: 5000 });
  const fit = new FitAddon();
  terminal.loadAddon(fit);
  withNonce(nonce, () => terminal.open(parent));
  terminal.textarea?.setAttribute("aria-label", label);
  const socket = new WebSocket(url);
  socket.binaryType = "arraybuffer";
  const sendSize = () => {
    fit.fit();
    if (socket.readyState === WebSocket.OPEN) socket.send(message(resize, JSON.stringify({ width: terminal.cols, height: terminal.rows })));
  };
  socket.onopen = () => { sendSize(); terminal.focus(); };
  socket.onmessage = (e) => terminal.write(new Uint8Array(e.data as ArrayBuffer));
  socket.onclose = (e) => onEnd(e.reason);
  terminal.onData((text) => {
    // Larger messages are refused.
    for (let at = 0; at < text.length && socket.readyState === WebSocket.OPEN; at += 8192) socket.send(message(input, text.slice(at, at + 8192)));
  });
  const observer = new ResizeObserver(sendSize);
  observer.observe(parent);
  return () => {
    observer.disconnect();
    socket.close();
    terminal.dispose();
  };
}
