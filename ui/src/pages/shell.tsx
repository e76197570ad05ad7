// A shell in a pod of any cluster. It is opened by a button, not by the address alone.
import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { search } from "../api";
import { loadTerminal, nonce } from "../lazy";
import { CopyCommand } from "../parts/common";
import { Route } from "../route";
import { texts } from "../texts";

const t = texts.shell;

function Session({ url, onEnd }: { url: string; onEnd: (reason: string) => void }) {
  const parent = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let close = () => {};
    let ended = false;
    void loadTerminal().then(({ open }) => {
      if (!ended) close = open({ parent: parent.current!, url, nonce, label: t.label, onEnd: (reason) => { if (!ended) onEnd(reason); } });
    });
    return () => { ended = true; close(); };
  }, [url]);
  return <div ref={parent} className="terminal" />;
}

export function Shell({ route }: { route: Route }) {
  const target = Object.fromEntries(route.query) as Record<string, string>;
  const [round, setRound] = useState(0);
  const [reason, setReason] = useState<string>();
  const scheme = location.protocol === "https:" ? "wss://" : "ws://";
  const url = scheme + location.host + "/ui/api/exec" + search(target);
  const connect = () => { setReason(undefined); setRound(round + 1); };
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={1} size="h3">{target.pod} <Text span c="dimmed">{target.cluster} {target.namespace}</Text></Title>
        <CopyCommand command={`karmadactl exec -it ${target.pod} -n ${target.namespace} -C ${target.cluster} -- sh`} />
      </Group>
      {(round === 0 || reason !== undefined) && (
        <Group gap="xs">
          <Button onClick={connect}>{t.connect}</Button>
          <Text size="sm">{t.intro(target.pod ?? "", target.cluster ?? "")}</Text>
        </Group>
      )}
      {reason !== undefined && <Alert color="gray" role="status" title={t.ended}>{reason}</Alert>}
      {round > 0 && <Session key={round} url={url} onEnd={setReason} />}
    </Stack>
  );
}
