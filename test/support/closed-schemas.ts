/**
 * The document with every object closed. What is published is open, because additive fields may appear at any time; but a field that an answer
 * carries and the document does not tell of is forgotten documentation, and the tests say so.
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

/** Examples may look like schemas and are none. */
const isData = (name: string): boolean => ['example', 'examples', 'default', 'const', 'enum'].includes(name);
