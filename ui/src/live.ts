// Views that follow the server: the last value stays visible while the connection is lost, and is marked as old.
import { startTransition, useEffect, useState } from "react";
import { Parameters, RequestError, get, viewURL } from "./api";

export interface Live<T> {
  value?: T;
  // error is set if the server could not compute the view. value is the last one.
  error?: string;
  // connected is false while the browser reconnects.
  connected: boolean;
}

// sessionEnded is called when the server no longer accepts the session.
let sessionEnded = () => {};
export const onSessionEnd = (f: () => void) => { sessionEnded = f; };

// share returns the new value, with the parts of the old one that did not change: their rows are not drawn again.
export function share<T>(old: unknown, value: T): T {
  if (typeof value !== "object" || value === null || typeof old !== "object" || old === null || Array.isArray(old) !== Array.isArray(value)) return value;
  const before = old as Record<string, unknown>, now = value as Record<string, unknown>;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    now[key] = share(before[key], now[key]);
    same = same && now[key] === before[key] && key in before;
  }
  return same ? (old as T) : value;
}

// useLive returns a view, and again each time it changes. One stream is open for each view on the screen. A view is drawn in a transition:
// React renders its rows in short tasks, between which the browser handles input.
export function useLive<T>(name: string, parameters: Parameters): Live<T> {
  const url = viewURL(name, parameters);
  const [live, setLive] = useState<Live<T> & { url: string }>({ url, connected: false });
  useEffect(() => {
    const source = new EventSource(url);
    source.onopen = () => setLive((l) => ({ ...l, connected: true }));
    source.onmessage = (e) => {
      const value = JSON.parse(e.data) as T;
      startTransition(() => setLive((l) => ({ url, value: share(l.value, value), connected: true })));
    };
    source.addEventListener("failure", (e) => {
      const failure = JSON.parse((e as MessageEvent).data);
      if (failure.code === 401) sessionEnded();
      setLive((l) => ({ ...l, url, error: failure.error, connected: true }));
    });
    source.onerror = () => {
      setLive((l) => ({ ...l, connected: false }));
      // A stream that is refused is not opened again; the session may have ended.
      get("session").catch((e) => { if (e instanceof RequestError && e.code === 401) sessionEnded(); });
    };
    return () => source.close();
  }, [url]);
  // While the parameters change, the old page stays visible.
  return live;
}

// useOnce returns a view that is read once, and reads it again when its parameters change.
export function useOnce<T>(name: string, parameters: Parameters): { value?: T; error?: string } {
  const url = viewURL(name, parameters);
  const [result, setResult] = useState<{ value?: T; error?: string }>({});
  useEffect(() => {
    let current = true;
    setResult({});
    get<T>(name, parameters).then(
      (value) => startTransition(() => { if (current) setResult({ value }); }),
      (e: Error) => {
        if (e instanceof RequestError && e.code === 401) sessionEnded();
        if (current) setResult({ error: e.message });
      },
    );
    return () => { current = false; };
  }, [url]);
  return result;
}
