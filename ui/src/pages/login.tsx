// Login with a kubeconfig or a token.
import { Alert, Button, Center, FileButton, Paper, PasswordInput, Stack, Tabs, Text, Textarea, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { Session, get, post } from "../api";
import { texts } from "../texts";

export function Login({ onLogin }: { onLogin: (s: Session) => void }) {
  const [method, setMethod] = useState<string | null>("kubeconfig");
  const [kubeconfig, setKubeconfig] = useState("");
  const [token, setToken] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const [oidc, setOIDC] = useState(false);
  useEffect(() => { get<{ oidc: boolean }>("methods").then((m) => setOIDC(m.oidc), () => {}); }, []);
  const submit = (e: React.FormEvent) => {
    e.preventDefault();
    setBusy(true);
    setError("");
    post<Session>("login", method === "token" ? { token } : { kubeconfig })
      .then(onLogin, (e: Error) => setError(e.message)).finally(() => setBusy(false));
  };
  return (
    <Center component="main" mih="100vh" p="md">
      <Paper withBorder p="xl" w={560} maw="100%" component="form" onSubmit={submit}>
        <Stack gap="md">
          <Title order={1} size="h2">{texts.login.heading}</Title>
          <Text size="sm">{texts.login.intro}</Text>
          {error && <Alert color="red" role="alert">{error}</Alert>}
          {oidc && <Button component="a" href="/ui/api/oidc/login">{texts.login.oidc}</Button>}
          <Tabs value={method} onChange={setMethod}>
            <Tabs.List mb="sm">
              <Tabs.Tab value="kubeconfig">{texts.login.kubeconfig}</Tabs.Tab>
              <Tabs.Tab value="token">{texts.login.token}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="kubeconfig">
              <Stack gap="xs">
                <Textarea label={texts.login.kubeconfig} description={texts.login.kubeconfigHint} rows={8} spellCheck={false}
                  autoComplete="off" name="kubeconfig" value={kubeconfig} onChange={(e) => setKubeconfig(e.currentTarget.value)} />
                <FileButton onChange={(f) => void f?.text().then(setKubeconfig)}>
                  {(p) => <Button {...p} variant="default" size="xs">{texts.login.file}</Button>}
                </FileButton>
              </Stack>
            </Tabs.Panel>
            <Tabs.Panel value="token">
              <PasswordInput label={texts.login.token} description={texts.login.tokenHint} autoComplete="off" name="token" value={token}
                onChange={(e) => setToken(e.currentTarget.value)} />
            </Tabs.Panel>
          </Tabs>
          <Button type="submit" loading={busy}>{texts.login.submit}</Button>
        </Stack>
      </Paper>
    </Center>
  );
}
