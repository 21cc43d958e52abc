import { parseSync } from 'oxc-parser';

/** A node of a syntax tree; the scans read a few kinds only. */
export type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number; readonly end: number };

/** A node, and those that it is in, from the program inward. */
export interface FoundNode {
  readonly node: Node;
  readonly around: readonly Node[];
}

/** Returns all nodes of a file, each before those in it. */
export function nodesOf(path: string, code: string): readonly FoundNode[] {
  const nodes: FoundNode[] = [];
  const collect = (value: unknown, around: readonly Node[]): void => {
    if (Array.isArray(value)) for (const each of value) collect(each, around);
    else if (typeof value === 'object' && value !== null) {
      const node = value as Node;
      const isNode = typeof node.type === 'string';
      if (isNode) nodes.push({ node, around });
      for (const each of Object.values(value)) collect(each, isNode ? [...around, node] : around);
    }
  };
  collect(parseSync(path, code).program, []);
  return nodes;
}

/** Whether a node is a function of any form. */
export const isFunction = ({ type }: Node): boolean => /Function/.test(type);

/** The line of a node, counted from 1. */
export const lineOf = (code: string, { start }: Pick<Node, 'start'>): number => code.slice(0, start).split('\n').length;
