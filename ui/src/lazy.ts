// Parts that are loaded when a page needs them. The bundler keeps their paths.
export const loadEditor = () => import("./editor.js");
export const loadTerminal = () => import("./terminal.js");

export const nonce = document.querySelector<HTMLMetaElement>("meta[name=csp-nonce]")?.content ?? "";
