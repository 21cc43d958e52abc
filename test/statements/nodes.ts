import type { Node } from 'libpg-query';

/** Returns the names in a list of nodes, such as the parts of a column reference, with `*` for all columns. */
export const namesIn = (nodes: readonly Node[] | undefined): string[] =>
  (nodes ?? []).map((node) => ('String' in node ? (node.String.sval ?? '') : 'A_Star' in node ? '*' : ''));

/** Returns the last of these names, which has no schema or table. */
export const lastName = (nodes: readonly Node[] | undefined): string => namesIn(nodes).at(-1) ?? '';

/** Yields the nodes in a part of a syntax tree, from the outermost. Those within a node are left out if `enter` returns false for its kind. */
export function* nodesIn(part: unknown, enter: (kind: string) => boolean = () => true): Generator<Node> {
  if (typeof part !== 'object' || part === null) return;
  if (isNode(part)) yield part;
  for (const [key, value] of Object.entries(part)) if (enter(key)) yield* nodesIn(value, enter);
}

/** A node is an object with one key, its kind. The keys of what it contains begin with a lowercase letter. */
const isNode = (part: object): part is Node => /^[A-Z]/.test(Object.keys(part)[0] ?? '');
