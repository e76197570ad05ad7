// The graph of one object: fixed columns from the template to the objects in the members.
import { TreeNode } from "../api";
import { clusterHref, editHref, href } from "../route";
import { texts } from "../texts";
import { Link } from "./common";

const width = 206, height = 60, gapX = 32, gapY = 10, top = 26;

interface Placed { node: TreeNode; x: number; y: number; parent?: Placed }

// place puts each node into the column of its depth; leaves have rows of their own, parents are centered.
function place(root: TreeNode): { placed: Placed[]; rows: number; columns: number } {
  const placed: Placed[] = [];
  let rows = 0, columns = 0;
  const add = (node: TreeNode, depth: number, parent?: Placed): Placed => {
    const p: Placed = { node, x: depth, y: 0, parent };
    placed.push(p);
    columns = Math.max(columns, depth + 1);
    const children = (node.children ?? []).map((child) => add(child, depth + 1, p));
    p.y = children.length > 0 ? (children[0]!.y + children[children.length - 1]!.y) / 2 : rows++;
    return p;
  };
  add(root, 0);
  return { placed, rows, columns };
}

// address returns the page of a node, or nothing.
function address(n: TreeNode): string | undefined {
  if (n.kind === "Cluster") return clusterHref(n.name);
  if (n.kind.endsWith("StagedRollout")) return href("rollouts", { name: n.name, namespace: n.namespace });
  if (n.kind.endsWith("PropagationPolicy")) return editHref({ group: "policy.karmada.io", version: "v1alpha1", kind: n.kind, namespace: n.namespace, name: n.name });
  return undefined;
}

function Box({ p }: { p: Placed }) {
  const { node } = p;
  const state = node.missing ? "Missing" : node.state ?? "";
  const title = `${node.kind} ${node.namespace ? node.namespace + "/" : ""}${node.name}`;
  const to = address(node), done = texts.workload.done[node.kind] ?? (node.children ? "" : texts.workload.done.Member!);
  const words = state === "Missing" ? texts.workload.missing : state === "Done" ? done : !node.message && (state === "Waiting" || state === "Failed") ? texts.workload.notDone : "";
  return (
    <g className={state} transform={`translate(${p.x * (width + gapX)},${top + p.y * (height + gapY)})`} data-kind={node.kind}>
      <title>{[title, state, node.message].filter(Boolean).join("\n")}</title>
      <rect width={width} height={height} rx={6} />
      <foreignObject width={width} height={height}>
        <div className="node">
          <div className="name">{node.kind} {to ? <Link to={to}>{node.name}</Link> : node.name}</div>
          <div className="detail">{[node.message, words].filter(Boolean).join("; ")}</div>
        </div>
      </foreignObject>
    </g>
  );
}

function Edge({ p }: { p: Placed }) {
  if (!p.parent) return null;
  const x1 = p.parent.x * (width + gapX) + width, y1 = top + p.parent.y * (height + gapY) + height / 2;
  const x2 = p.x * (width + gapX), y2 = top + p.y * (height + gapY) + height / 2;
  return <path d={`M${x1},${y1} C${x1 + gapX / 2},${y1} ${x2 - gapX / 2},${y2} ${x2},${y2}`} />;
}

export function Graph({ root }: { root: TreeNode }) {
  const { placed, rows, columns } = place(root);
  const w = columns * (width + gapX) - gapX, h = top + rows * (height + gapY);
  return (
    <div className="graph" tabIndex={0} role="region" aria-label={texts.workload.tabs.graph}>
      <svg width={w + 4} height={h + 2} viewBox={`-2 0 ${w + 4} ${h + 2}`} role="group" aria-label={`${root.kind} ${root.name}`}>
        {texts.workload.columns.slice(0, columns).map((c, i) => <text key={c} x={i * (width + gapX)} y={14} className="detail">{c}</text>)}
        {placed.map((p, i) => <Edge key={i} p={p} />)}
        {placed.map((p, i) => <Box key={i} p={p} />)}
      </svg>
    </div>
  );
}
