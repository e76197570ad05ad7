// The address of the page is its state: a link to it shows the same view.
import { useMemo, useSyncExternalStore } from "react";
import { Parameters, Template, search } from "./api";

const root = "/ui/";
const changes = new EventTarget();

function subscribe(f: () => void) {
  changes.addEventListener("change", f);
  addEventListener("popstate", f);
  return () => {
    changes.removeEventListener("change", f);
    removeEventListener("popstate", f);
  };
}

export interface Route { page: string; query: URLSearchParams }

export function useRoute(): Route {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.search);
  return useMemo(() => {
    const [path, query] = address.split("?");
    return { page: path!.slice(root.length).replace(/\/$/, "") || "fleet", query: new URLSearchParams(query) };
  }, [address]);
}

export const href = (page: string, parameters: Parameters = {}) => root + page + search(parameters);

export function navigate(address: string, replace = false) {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  changes.dispatchEvent(new Event("change"));
}

// setQuery changes parameters of the current address.
export function setQuery(route: Route, changed: Parameters, replace = false) {
  navigate(href(route.page, { ...Object.fromEntries(route.query), ...changed }), replace);
}

// workloadHref returns the address of the page of an object.
export const workloadHref = (t: Template) =>
  href("workload", { group: t.group, version: t.version, kind: t.kind, namespace: t.namespace, name: t.name });

// clusterHref returns the address of the page of a cluster, editHref that of the editor of an object.
export const clusterHref = (name: string) => href("cluster", { name });
export const editHref = (o: Template) => href("edit", { group: o.group, version: o.version, kind: o.kind, namespace: o.namespace, name: o.name });

// follow handles clicks on links within the console. Other clicks, such as those that open a tab, are left to the browser.
export function follow(e: React.MouseEvent<HTMLAnchorElement>) {
  if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
  e.preventDefault();
  navigate(e.currentTarget.getAttribute("href")!);
}
