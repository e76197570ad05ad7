// Workloads by clusters. The cells are drawn on a canvas; one cell is current, and is described in the text above it.
import { Group, Stack, Text, TextInput, Title, useComputedColorScheme } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { Matrix as MatrixView } from "../api";
import { useLive } from "../live";
import { CopyCommand, Link, NamespaceField, Pager, SearchField, Status, isMild, pageSize } from "../parts/common";
import { Route, navigate, setQuery, workloadHref } from "../route";
import { texts } from "../texts";

const t = texts.matrix;

const cellHeight = 18, labelWidth = 260, regionHeight = 16, nameHeight = 96;

// small reports whether the cells are too small for the names of clusters.
const small = (view: MatrixView) => view.columns.length > 100;
const headHeight = (view: MatrixView) => regionHeight + (small(view) ? 0 : nameHeight);

// Glyphs distinguish the states without colors.
const states: Record<string, { light: string; dark: string; glyph: string }> = {
  h: { light: "#b7e4c7", dark: "#1f5c38", glyph: "" }, p: { light: "#ffe8a3", dark: "#6b5500", glyph: "·" },
  f: { light: "#ff8787", dark: "#a61e1e", glyph: "!" }, l: { light: "#a5d8ff", dark: "#1b5e96", glyph: "→" },
  x: { light: "#868e96", dark: "#868e96", glyph: "×" },
};

interface Position { row: number; column: number }

function draw(canvas: HTMLCanvasElement, view: MatrixView, at: Position | undefined, dark: boolean, cell: number) {
  const head = headHeight(view);
  const width = labelWidth + view.columns.length * cell + 60, height = head + view.page.length * cellHeight;
  const scale = devicePixelRatio || 1;
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.style.width = width + "px";
  canvas.style.height = height + "px";
  const g = canvas.getContext("2d")!;
  g.scale(scale, scale);
  const ink = dark ? "#e9ecef" : "#212529";
  g.font = "12px system-ui, DejaVu Sans, sans-serif";
  g.textBaseline = "middle";
  let region = "";
  view.columns.forEach((c, i) => {
    if (c.region && c.region !== region) {
      region = c.region;
      g.fillStyle = ink;
      g.fillText(region, labelWidth + i * cell + 2, regionHeight / 2, 120);
      g.fillRect(labelWidth + i * cell - 1, 0, 1, height);
    }
    if (small(view)) return;
    g.save();
    g.fillStyle = c.ready ? ink : dark ? "#ffa8a8" : "#b3261e";
    g.translate(labelWidth + i * cell + cell / 2, head - 4);
    g.rotate(-Math.PI / 2);
    g.fillText(c.name, 0, 0, nameHeight - 6);
    g.restore();
  });
  view.page.forEach((w, r) => {
    const y = head + r * cellHeight;
    g.fillStyle = w.problem && !isMild(w.problem.kind) ? (dark ? "#ffa8a8" : "#b3261e") : ink;
    g.textAlign = "right";
    g.fillText([w.namespace, w.name].filter(Boolean).join(" / "), labelWidth - 10, y + cellHeight / 2, labelWidth - 14);
    g.textAlign = "left";
    g.fillStyle = ink;
    g.globalAlpha = 0.12;
    g.fillRect(0, y + cellHeight - 1, labelWidth + view.columns.length * cell, 1);
    g.globalAlpha = 1;
    for (let i = 0; i < w.cells.length; i++) {
      const s = states[w.cells[i]!];
      if (!s) continue;
      g.fillStyle = dark ? s.dark : s.light;
      g.fillRect(labelWidth + i * cell, y + 1, cell - 1, cellHeight - 3);
      if (s.glyph && cell >= 8) {
        g.fillStyle = ink;
        g.fillText(s.glyph, labelWidth + i * cell + cell / 2 - 3, y + cellHeight / 2);
      }
    }
  });
  if (at) {
    g.strokeStyle = ink;
    g.lineWidth = 2;
    g.strokeRect(labelWidth + at.column * cell, head + at.row * cellHeight, cell, cellHeight);
  }
}

function Grid({ view }: { view: MatrixView }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [current, setCurrent] = useState<Position>();
  const dark = useComputedColorScheme("light") === "dark";
  const cell = small(view) ? 6 : 20;
  const at = current && { row: Math.min(current.row, Math.max(view.page.length - 1, 0)), column: Math.min(current.column, Math.max(view.columns.length - 1, 0)) };
  useEffect(() => draw(canvas.current!, view, at, dark, cell), [view, at?.row, at?.column, dark, cell]);
  const row = at && view.page[at.row], column = at && view.columns[at.column];
  const open = () => row && navigate(workloadHref(row));
  const keys = (e: React.KeyboardEvent) => {
    const moves: Record<string, [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    const move = moves[e.key];
    if (move) {
      e.preventDefault();
      setCurrent(at ? {
        row: Math.min(Math.max(at.row + move[0], 0), view.page.length - 1), column: Math.min(Math.max(at.column + move[1], 0), view.columns.length - 1),
      } : { row: 0, column: 0 });
    } else if (e.key === "Enter") {
      open();
    }
  };
  const point = (e: React.MouseEvent) => {
    const box = canvas.current!.getBoundingClientRect();
    const r = Math.floor((e.clientY - box.top - headHeight(view)) / cellHeight), c = Math.floor((e.clientX - box.left - labelWidth) / cell);
    if (r >= 0 && r < view.page.length) setCurrent({ row: r, column: c >= 0 && c < view.columns.length ? c : at?.column ?? 0 });
  };
  const description = row && column
    ? `${row.kind} ${row.namespace ?? ""}/${row.name}, ${column.name}: ${t.states[row.cells[at.column] ?? "."]}` : t.noCell;
  return (
    <>
      <Text size="sm" role="status">{row ? <Link to={workloadHref(row)}>{description}</Link> : description}</Text>
      <Text size="xs" c="dimmed" mih={20}>{row?.problem?.message}</Text>
      <div className="graph" tabIndex={0} role="application" aria-label={`${t.label}. ${t.keys}`} aria-describedby="matrix-legend" onKeyDown={keys}>
        <canvas ref={canvas} onMouseMove={point} onClick={(e) => { point(e); open(); }} />
      </div>
    </>
  );
}

export function Matrix({ route }: { route: Route }) {
  const live = useLive<MatrixView>("matrix", { ...Object.fromEntries(route.query), limit: pageSize });
  const { value } = live;
  const [clusters, setClusters] = useState(route.query.get("cluster") ?? "");
  const update = useDebouncedCallback((cluster: string) => setQuery(route, { cluster }, true), 250);
  const dark = useComputedColorScheme("light") === "dark";
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={1} size="h3">{texts.pages.matrix}</Title>
        <Group gap="xs">
          <TextInput type="search" size="xs" w={150} aria-label={t.clusterHint} placeholder={t.clusterHint} value={clusters} name="cluster"
            onChange={(e) => { setClusters(e.currentTarget.value); update(e.currentTarget.value); }} />
          <NamespaceField route={route} />
          <SearchField route={route} />
          <CopyCommand command="kubectl get resourcebindings -A" />
        </Group>
      </Group>
      <Status live={live} reading={value} />
      <Group gap="md" id="matrix-legend">
        {Object.entries(states).map(([key, s]) => (
          <Group key={key} gap={4}>
            <svg width="16" height="16" aria-hidden><rect width="16" height="16" fill={dark ? s.dark : s.light} /><text x="4" y="12" fontSize="12" fill="currentColor">{s.glyph}</text></svg>
            <Text size="xs">{t.states[key]}</Text>
          </Group>
        ))}
        {value && <Text size="xs" c="dimmed">{t.shown(value.columns.length, value.clusters)}</Text>}
      </Group>
      {value && <Grid view={value} />}
      {value && <Pager route={route} shown={value.page.length} matching={value.matching} />}
    </Stack>
  );
}
