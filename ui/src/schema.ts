// The schema of a kind, and the fields of a YAML text. The text may be incomplete, so that it is read line by line.

// Schema describes a field: description, type, properties, elements of a list, and permitted values.
export interface Schema { d?: string; t?: string; p?: Record<string, Schema>; i?: Schema; e?: string[] }

export interface Field { path: string[]; line: number; indent: number }

interface Line { indent: number; key?: string; value: string }

// read returns the key of a line and its column. Dashes of lists are part of the indentation.
function read(text: string): Line {
  const [, space, rest] = /^((?:\s|- )*)(.*)$/.exec(text)!;
  const found = /^(?:"([^"]+)"|'([^']+)'|([^\s:#"'{[][^:#]*)):(?:\s+(.*))?$/.exec(rest!);
  return { indent: space!.length, key: found ? (found[1] ?? found[2] ?? found[3]) : undefined, value: found?.[4]?.trim() ?? "" };
}

// fields returns the fields of a text, without those in block scalars and in flow style.
export function fields(text: string): Field[] {
  const out: Field[] = [];
  let stack: { indent: number; key: string }[] = [];
  let scalar = Infinity; // indentation of the key of a block scalar
  text.split("\n").forEach((raw, line) => {
    if (!raw.trim() || raw.trim().startsWith("#")) return;
    if (raw.startsWith("---")) { stack = []; return; }
    const { indent, key, value } = read(raw);
    if (indent > scalar) return;
    scalar = Infinity;
    stack = stack.filter((s) => s.indent < indent);
    if (key === undefined) return;
    stack.push({ indent, key });
    if (/^[|>]/.test(value)) scalar = indent;
    out.push({ path: stack.map((s) => s.key), line, indent });
  });
  return out;
}

// at returns the schema of a path, or nothing if it is not known.
export function at(schema: Schema | undefined, path: string[]): Schema | undefined {
  let s = schema;
  for (const key of path) {
    while (s?.i) s = s.i;
    s = s?.p?.[key];
  }
  while (s?.i) s = s.i;
  return s;
}

// unknown returns the fields that the schema does not have. Objects without listed properties, such as labels, have any field.
export function unknown(schema: Schema | undefined, text: string): Field[] {
  return fields(text).filter((f) => {
    const parent = at(schema, f.path.slice(0, -1));
    return parent?.p !== undefined && parent.p[f.path.at(-1)!] === undefined;
  });
}

// suggestions returns what can be written at the end of a text: the fields of the object there, or the values of a field.
export function suggestions(schema: Schema | undefined, before: string): { word: string; options: { label: string; info?: string; field: boolean }[] } {
  const current = before.slice(before.lastIndexOf("\n") + 1);
  const { indent, key, value } = read(current);
  const path = (fields(before.slice(0, before.length - current.length) + " ".repeat(indent) + "x:").at(-1)?.path ?? ["x"]).slice(0, -1);
  if (key !== undefined && /:\s/.test(current)) {
    const field = at(schema, [...path, key]);
    const values = field?.e ?? (field?.t === "boolean" ? ["true", "false"] : []);
    return { word: value, options: values.map((label) => ({ label, field: false })) };
  }
  const object = at(schema, path);
  return {
    word: current.slice(indent),
    options: Object.entries(object?.p ?? {}).map(([label, s]) => ({ label, info: s.d, field: true })),
  };
}

// kindOf returns the kind of a text.
export function kindOf(text: string): { group: string; version: string; kind: string } | undefined {
  const api = /^apiVersion:\s*["']?([\w./-]+)/m.exec(text)?.[1], kind = /^kind:\s*["']?(\w+)/m.exec(text)?.[1];
  if (!api || !kind) return undefined;
  const [group, version] = api.includes("/") ? api.split("/") : ["", api];
  return { group: group!, version: version!, kind };
}
