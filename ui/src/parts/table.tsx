// A table with a header and rows of cells.
import { Table, Text } from "@mantine/core";
import { texts } from "../texts";

interface Properties {
  label: string;
  columns: string[];
  rows: { key: string; cells: React.ReactNode[] }[];
  empty?: string;
}

export function DataTable({ label, columns, rows, empty = texts.noRows }: Properties) {
  if (rows.length === 0) return <Text size="sm" c="dimmed" py="xs">{empty}</Text>;
  return (
    <Table.ScrollContainer minWidth={600} type="native">
      <Table aria-label={label} highlightOnHover verticalSpacing={6} stickyHeader>
        <Table.Thead>
          <Table.Tr>{columns.map((c, i) => <Table.Th key={i} scope="col">{c}</Table.Th>)}</Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((r) => (
            <Table.Tr key={r.key}>{r.cells.map((c, i) => <Table.Td key={i} className="reason">{c}</Table.Td>)}</Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
