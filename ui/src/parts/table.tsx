// A table with a header and rows of cells.
import { Badge, Table, Text } from "@mantine/core";
import { memo } from "react";
import { Condition, KubeEvent } from "../api";
import { texts } from "../texts";
import { Age } from "./common";
import { Reason } from "./reason";

interface Row { key: string; cells: React.ReactNode[] }

interface Frame { label: string; columns: string[]; empty?: string }

export function DataTable({ rows, ...frame }: Frame & { rows: Row[] }) {
  return <Framed {...frame} rows={rows.map((r) => <Cells key={r.key} cells={r.cells} />)} />;
}

// A short text, and a name without spaces, are not broken within words.
const unbroken = (text: string) => text.length <= 24 || (text.length <= 40 && !text.includes(" "));

const Cells = ({ cells }: { cells: React.ReactNode[] }) =>
  <Table.Tr>{cells.map((c, i) => <Table.Td key={i} className={typeof c !== "object" && unbroken(String(c)) ? undefined : "wrap"}>{c}</Table.Td>)}</Table.Tr>;

const Item = memo(({ item, row }: { item: unknown; row: (item: never) => Row; at: number }) => <Cells cells={row(item as never).cells} />);

// ageStep is the time after which the ages of unchanged rows are drawn again, in milliseconds.
const ageStep = 15000;

// LiveTable is the table of a view that changes often: only changed items are drawn again. row must be the same function each time.
export function LiveTable<T>({ items, row, ...frame }: Frame & { items: T[]; row: (item: T) => Row }) {
  const at = Math.floor(Date.now() / ageStep);
  return <Framed {...frame} rows={items.map((item) => <Item key={keyOf(item)} item={item} row={row} at={at} />)} />;
}

const keyOf = (item: unknown) => {
  const { kind, namespace, name } = item as { kind?: string; namespace?: string; name: string };
  return `${kind}/${namespace}/${name}`;
};

function Framed({ label, columns, rows, empty = texts.noRows }: Frame & { rows: React.ReactNode[] }) {
  if (rows.length === 0) return <Text size="sm" c="dimmed" py="xs">{empty}</Text>;
  return (
    <Table.ScrollContainer minWidth={600} type="native">
      <Table aria-label={label} highlightOnHover verticalSpacing={6} stickyHeader>
        <Table.Thead>
          <Table.Tr>{columns.map((c, i) => <Table.Th key={i} scope="col">{c}</Table.Th>)}</Table.Tr>
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

export function Events({ events, clusters }: { events: KubeEvent[]; clusters: string[] }) {
  return (
    <DataTable label={texts.workload.tabs.events!} columns={texts.workload.eventColumns} empty={texts.workload.noEvents} rows={events.map((e, i) => ({
      key: String(i),
      cells: [
        <Age since={e.last} />, <Badge size="sm" variant="light" color={e.type === "Warning" ? "yellow" : "gray"}>{e.type}</Badge>, e.reason, e.object, e.count,
        <Reason text={e.message} clusters={clusters} />,
      ],
    }))} />
  );
}
