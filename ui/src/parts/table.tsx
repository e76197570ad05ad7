// A table with a header and rows of cells.
import { Badge, Table, Text } from "@mantine/core";
import { isValidElement, memo } from "react";
import { Condition, KubeEvent } from "../api";
import { texts } from "../texts";
import { Age, UsageBar } from "./common";
import { Reason } from "./reason";

interface Row { key: string; cells: React.ReactNode[] }

interface Frame { label: string; columns: string[]; empty?: string }

export function DataTable({ rows, ...frame }: Frame & { rows: Row[] }) {
  const shown = filled(rows);
  return <Framed {...frame} shown={shown} rows={rows.map((r) => <Cells key={r.key} cells={r.cells} shown={shown} />)} />;
}

// blank reports whether a cell shows nothing.
function blank(cell: React.ReactNode): boolean {
  if (!isValidElement<{ since?: string; usage?: unknown; text?: string }>(cell)) return cell === "" || cell === undefined || cell === null || cell === false;
  const { type, props } = cell;
  return (type === Age && !props.since) || (type === UsageBar && !props.usage) || (type === Reason && !props.text);
}

// filled returns a 1 for each column in which a row has something, and a 0 for the others, which are not shown.
const filled = (rows: Row[]) =>
  (rows[0]?.cells ?? []).map((_, i) => (rows.some((r) => !blank(r.cells[i])) ? "1" : "0")).join("");

// A short text, and a name without spaces, are not broken within words.
const unbroken = (text: string) => text.length <= 24 || (text.length <= 40 && !text.includes(" "));

const Cells = ({ cells, shown }: { cells: React.ReactNode[]; shown: string }) => (
  <Table.Tr>
    {cells.map((c, i) => shown[i] === "1" && <Table.Td key={i} className={typeof c !== "object" && unbroken(String(c)) ? undefined : "wrap"}>{c}</Table.Td>)}
  </Table.Tr>
);

const Item = memo(({ item, row, shown }: { item: unknown; row: (item: never) => Row; at: number; shown: string }) =>
  <Cells cells={row(item as never).cells} shown={shown} />);

// ageStep is the time after which the ages of unchanged rows are drawn again, in milliseconds.
const ageStep = 15000;

// LiveTable is the table of a view that changes often: only changed items are drawn again. row must be the same function each time.
export function LiveTable<T>({ items, row, ...frame }: Frame & { items: T[]; row: (item: T) => Row }) {
  const at = Math.floor(Date.now() / ageStep), shown = filled(items.map(row));
  return <Framed {...frame} shown={shown} rows={items.map((item) => <Item key={keyOf(item)} item={item} row={row} at={at} shown={shown} />)} />;
}

const keyOf = (item: unknown) => {
  const { kind, namespace, name } = item as { kind?: string; namespace?: string; name: string };
  return `${kind}/${namespace}/${name}`;
};

function Framed({ label, columns, rows, shown, empty = texts.noRows }: Frame & { rows: React.ReactNode[]; shown: string }) {
  if (rows.length === 0) return <Text size="sm" c="dimmed" py="xs">{empty}</Text>;
  return (
    <Table.ScrollContainer minWidth={600} type="native">
      <Table aria-label={label} highlightOnHover verticalSpacing={6} stickyHeader>
        <Table.Thead>
          <Table.Tr>{columns.map((c, i) => shown[i] === "1" && <Table.Th key={i} scope="col">{c}</Table.Th>)}</Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

export function Conditions({ label, conditions }: { label: string; conditions: Condition[] }) {
  return (
    <DataTable label={label} columns={texts.workload.conditionColumns} rows={conditions.map((c) => ({
      key: c.type, cells: [c.type, c.status, c.reason, <Reason text={c.message} />, <Age since={c.lastTransitionTime} />],
    }))} />
  );
}

export function Events({ events, clusters, policies }: { events: KubeEvent[]; clusters: string[]; policies: string[] }) {
  return (
    <DataTable label={texts.workload.tabs.events!} columns={texts.workload.eventColumns} empty={texts.workload.noEvents} rows={events.map((e, i) => ({
      key: String(i),
      cells: [
        <Age since={e.last} />, <Badge size="sm" variant="light" color={e.type === "Warning" ? "yellow" : "gray"}>{e.type}</Badge>, e.reason, e.object, e.count,
        <Reason text={e.message} clusters={clusters} policies={policies} />,
      ],
    }))} />
  );
}
