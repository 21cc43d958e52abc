/**
 * Returns the document with `additionalProperties: false` on every object. The published schemas are open, because fields may be added at any
 * time; in tests, an undocumented field in a response is an error.
 */
export function closedSchemas<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map((item: unknown) => closedSchemas(item)) as Node;
  if (typeof node !== 'object' || node === null) return node;
  const closed = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, isData(name) ? value : closedSchemas(value as unknown)]),
  );
  const isObjectSchema = 'properties' in closed && [closed['type']].flat().includes('object');
  return (isObjectSchema ? { additionalProperties: false, ...closed } : closed) as Node;
}

/** Examples can look like schemas but must not be changed. */
const isData = (name: string): boolean => ['example', 'examples', 'default', 'const', 'enum'].includes(name);
