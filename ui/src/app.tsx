// The console: login, navigation, and the page of the current address.
import "@mantine/core/styles.css";
import "@xterm/xterm/css/xterm.css";
import "./console.css";
import {
  ActionIcon, AppShell, Burger, Button, Center, Group, Loader, MantineProvider, NavLink, Text, createTheme, useComputedColorScheme,
  useMantineColorScheme,
} from "@mantine/core";
import { useDisclosure, useHotkeys } from "@mantine/hooks";
import { setNonce } from "get-nonce";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { Session, get, post } from "./api";
import { onSessionEnd } from "./live";
import { nonce } from "./lazy";
import { Cluster } from "./pages/cluster";
import { Edit } from "./pages/edit";
import { Fleet } from "./pages/fleet";
import { Inbox } from "./pages/inbox";
import { Login } from "./pages/login";
import { Matrix } from "./pages/matrix";
import { Moves } from "./pages/moves";
import { Policies } from "./pages/policies";
import { Resources, Search } from "./pages/resources";
import { Rollouts } from "./pages/rollouts";
import { Shell as PodShell } from "./pages/shell";
import { WhatIf } from "./pages/whatif";
import { Workload } from "./pages/workload";
import { Workloads } from "./pages/workloads";
import { Link } from "./parts/common";
import { Route, follow, href, navigate, useRoute } from "./route";
import { texts } from "./texts";

const pages: Record<string, (p: { route: Route }) => React.ReactNode> = {
  fleet: Fleet, workloads: Workloads, workload: Workload, inbox: Inbox, matrix: Matrix, policies: Policies, edit: Edit, rollouts: Rollouts,
  moves: Moves, whatif: WhatIf, resources: Resources, search: Search, shell: PodShell, cluster: Cluster,
};
const navigation = ["fleet", "workloads", "matrix", "policies", "rollouts", "moves", "inbox", "resources", "search"];

// parents are the entries of the navigation to which other pages belong.
const parents: Record<string, string> = { workload: "workloads", edit: "policies", whatif: "fleet", shell: "workloads", cluster: "fleet" };

// Contrast of small texts is at least 4.5 to 1 in both modes.
const theme = createTheme({
  primaryColor: "indigo", primaryShade: { light: 7, dark: 8 }, cursorType: "pointer", autoContrast: true,
  components: { Modal: { defaultProps: { lockScroll: false, closeButtonProps: { "aria-label": texts.close } } } },
  fontFamily: "system-ui, -apple-system, Segoe UI, Roboto, DejaVu Sans, sans-serif",
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, DejaVu Sans Mono, monospace",
});

function SchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme("light") === "dark";
  return (
    <ActionIcon variant="default" size="lg" aria-label={texts.scheme} title={texts.scheme} onClick={() => setColorScheme(dark ? "light" : "dark")}>
      {dark ? "☀" : "☾"}
    </ActionIcon>
  );
}

// Crumbs lead from a page to the one to which it belongs.
function Crumbs({ route }: { route: Route }) {
  const parent = parents[route.page], namespace = route.query.get("namespace");
  if (!parent) return null;
  return (
    <Group gap={6} mb="xs" component="nav" aria-label={texts.crumbs}>
      <Link to={href(parent)}>{texts.pages[parent]}</Link>
      {namespace && <><Text size="sm" c="dimmed">/</Text><Link to={href(parent, { namespace })}>{namespace}</Link></>}
      <Text size="sm" c="dimmed">/</Text><Text size="sm">{route.query.get("name") ?? route.query.get("cluster") ?? texts.pages[route.page]}</Text>
    </Group>
  );
}

function Shell({ session, onLogout }: { session: Session; onLogout: () => void }) {
  const route = useRoute();
  const [opened, { toggle, close }] = useDisclosure();
  const Page = pages[route.page];
  useEffect(close, [route.page]);
  useEffect(() => {
    document.title = `${texts.pages[route.page] ?? texts.notFound} · ${route.query.get("name") ?? texts.title}`;
  }, [route]);
  // Keys: g then the first letter would need a state machine; Alt with a digit opens a page, "/" the search.
  useHotkeys([
    ...navigation.map((page, i) => [`alt+${i + 1}`, () => navigate(href(page))] as [string, () => void]),
    ["/", () => document.querySelector<HTMLInputElement>("input[type=search]")?.focus()],
  ]);
  return (
    <AppShell header={{ height: 52 }} navbar={{ width: 190, breakpoint: "sm", collapsed: { mobile: !opened } }} padding="md">
      <a className="skip" href="#main">{texts.skip}</a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger opened={opened} onClick={toggle} hiddenFrom="sm" size="sm" aria-label={texts.title} />
            <Text fw={700} size="lg">{texts.title}</Text>
          </Group>
          <Group gap="xs" wrap="nowrap">
            <Text size="sm" truncate title={texts.user}>{session.user}</Text>
            <SchemeSwitch />
            <Button variant="default" size="compact-sm" onClick={onLogout}>{texts.logout}</Button>
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label={texts.title}>
        {navigation.map((page) => (
          <NavLink key={page} href={href(page)} label={texts.pages[page]} onClick={follow} active={(parents[route.page] ?? route.page) === page}
            aria-current={route.page === page ? "page" : undefined} />
        ))}
      </AppShell.Navbar>
      <AppShell.Main id="main" tabIndex={-1}>
        <Crumbs route={route} />
        {Page ? <Page route={route} /> : <Text>{texts.notFound}</Text>}
      </AppShell.Main>
    </AppShell>
  );
}

function Console() {
  // undefined: not known yet; null: not logged in.
  const [session, setSession] = useState<Session | null>();
  useEffect(() => {
    onSessionEnd(() => setSession(null));
    const code = new URLSearchParams(location.hash.slice(1)).get("login");
    if (code) {
      history.replaceState(null, "", location.pathname + location.search); // the code is not kept in the history
      post<Session>("login", { code }).then(setSession, () => setSession(null));
      return;
    }
    get<Session>("session").then(setSession, () => setSession(null));
  }, []);
  if (session === undefined) return <Center h="100vh"><Loader role="status" aria-label={texts.loading} /></Center>;
  if (session === null) return <Login onLogin={setSession} />;
  return <Shell session={session} onLogout={() => void post("logout", {}).finally(() => setSession(null))} />;
}

setNonce(nonce); // of the styles that lock scrolling behind dialogs
createRoot(document.getElementById("root")!).render(
  <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce}><Console /></MantineProvider>,
);
