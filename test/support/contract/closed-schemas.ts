/**
 * Returns the document with `additionalProperties: false` on every object, and with only the known values in lists of codes. The published schemas are
 * open, because fields and codes may be added at any time; in tests, an undocumented one in a response is an error.
 */
export function closedSchemas<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map((item: unknown) => closedSchemas(item)) as Node;
  if (typeof node !== 'object' || node === null) return node;
  const closed = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, isData(name) ? value : closedSchemas(value as unknown)]),
  );
  if (Array.isArray(closed['anyOf'])) closed['anyOf'] = withoutOtherText(closed['anyOf']);
  const isObjectSchema = 'properties' in closed && [closed['type']].flat().includes('object');
  return (isObjectSchema ? { additionalProperties: false, ...closed } : closed) as Node;
}

/** Removes the plain string from a union of named values and any other text. */
function withoutOtherText(parts: readonly object[]): readonly object[] {
  const isOpen = parts.some((part) => '$ref' in part);
  return isOpen ? parts.filter((part) => JSON.stringify(part) !== '{"type":"string"}') : parts;
}

/** Examples can look like schemas but must not be changed. */
const isData = (name: string): boolean => ['example', 'examples', 'default', 'const', 'enum'].includes(name);
