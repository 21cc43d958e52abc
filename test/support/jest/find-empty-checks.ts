import { parseSync } from 'oxc-parser';

/** A node of the syntax tree; the scan reads a few kinds only. */
type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number; readonly end: number };

/** A list that a check loops over, or whose every entry it asserts, and that can be empty: then the check passes having seen nothing. */
export interface EmptyCheck {
  /** Counted from 1. */
  readonly line: number;
  readonly list: string;
  /** The positions of the list in the source. */
  readonly start: number;
  readonly end: number;
}

/** Returns as many entries as the list that they are called on. */
const SAME_LENGTH = new Set(['map', 'toSorted', 'sort', 'toReversed', 'entries', 'keys', 'values']);
/** Returns as many entries as its argument. */
const OF_ARGUMENT = /^(?:Object\.(?:entries|keys|values)|Promise\.(?:all|allSettled)|Array\.from|\w*[aA]ll)$/;
/** Assertions that fail on an empty list. */
const PROVES_ENTRIES = /^(?:toHaveLength|toEqual|toStrictEqual|toMatchObject|toBe|toContain|toContainEqual|toBeGreaterThan)$/;

/**
 * Returns the lists in the code of a test that are neither written out, nor read through `seen`, nor asserted to have entries before. A list is
 * traced through the constants of the file, and a constant in capitals of another file is taken to have entries. In a property, which fast-check runs
 * with hundreds of values, a list may be empty.
 */
export function findEmptyChecks(path: string, code: string): readonly EmptyCheck[] {
  const { program } = parseSync(path, code);
  const constants = new Map<string, Node[]>();
  const proven = new Map<string, number>();
  const lists: Node[] = [];
  const properties: Node[] = [];
  for (const node of nodesIn(program)) {
    if (node.type === 'VariableDeclarator') {
      const { id, init } = node as { id?: Node; init?: Node };
      if (id?.type === 'Identifier' && init) constants.set(String(id['name']), [...(constants.get(String(id['name'])) ?? []), init]);
    }
    if (node.type === 'CallExpression' && /^fc\.(?:p|asyncP)roperty$/.test(textOf(node['callee'] as Node))) properties.push(node);
    const asserted = assertedList(node);
    if (asserted !== undefined) proven.set(textOf(asserted), Math.min(proven.get(textOf(asserted)) ?? asserted.start, asserted.start));
    const list = checkedList(node);
    if (list !== undefined) lists.push(list);
  }
  return lists
    .filter((list) => !hasEntries(list, 0) && !properties.some(({ start, end }) => start < list.start && list.end < end))
    .map((list) => ({ line: code.slice(0, list.start).split('\n').length, list: textOf(list), start: list.start, end: list.end }));

  function textOf({ start, end }: Node): string {
    return code.slice(start, end);
  }

  /** Whether the list cannot be empty, as far as the file shows. */
  function hasEntries(node: Node, depth: number): boolean {
    if (depth > 8) return false;
    if ((proven.get(textOf(node)) ?? Infinity) < node.start) return true;
    const next = (inner: unknown): boolean => hasEntries(inner as Node, depth + 1);
    switch (node.type) {
      case 'ArrayExpression':
        return (node['elements'] as (Node | null)[]).some(
          (element) => element !== null && (element.type !== 'SpreadElement' || next(element['argument'])),
        );
      case 'ObjectExpression':
        return (node['properties'] as Node[]).some((property) => property.type !== 'SpreadElement' || next(property['argument']));
      case 'AwaitExpression':
        return next(node['argument']);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
        return next(node['expression']);
      case 'Identifier': {
        const name = String(node['name']);
        const values = constants.get(name);
        return values === undefined ? /^[A-Z][A-Z0-9_]+$/.test(name) : values.every(next);
      }
      case 'Literal':
        return String(node['value']).length > 0;
      case 'NewExpression':
        return (node['arguments'] as Node[]).some(next);
      case 'CallExpression':
        return callHasEntries(node, next);
      default:
        return false;
    }
  }

  function callHasEntries(node: Node, next: (inner: unknown) => boolean): boolean {
    const callee = node['callee'] as Node;
    const [first] = node['arguments'] as Node[];
    if (textOf(callee) === 'seen') return true;
    if (OF_ARGUMENT.test(textOf(callee)))
      return first !== undefined && (first.type === 'ObjectExpression' && /length:/.test(textOf(first)) ? true : next(first));
    return callee.type === 'MemberExpression' && SAME_LENGTH.has(textOf(callee['property'] as Node)) && next(callee['object']);
  }

  /** The list of which `expect(list).toHaveLength(2)`, or another assertion of what is in it, proves that it has entries. */
  function assertedList(node: Node): Node | undefined {
    if (node.type !== 'CallExpression') return undefined;
    const callee = node['callee'] as Node;
    if (callee.type !== 'MemberExpression' || !PROVES_ENTRIES.test(textOf(callee['property'] as Node))) return undefined;
    const [value] = node['arguments'] as Node[];
    if (value === undefined || ['[]', '0', 'false'].includes(textOf(value))) return undefined;
    const subject = callee['object'] as Node;
    if (subject.type !== 'CallExpression' || textOf(subject['callee'] as Node) !== 'expect') return undefined;
    const [of] = subject['arguments'] as Node[];
    return of?.type === 'MemberExpression' && ['length', 'size'].includes(textOf(of['property'] as Node)) ? (of['object'] as Node) : of;
  }

  /** The list of a loop that asserts or declares tests, or of `expect(list.every(…))`. */
  function checkedList(node: Node): Node | undefined {
    // What a stream brings is asserted after it.
    if (node.type === 'ForOfStatement')
      return !node['await'] && /(?<![.\w])(?:expect\w*|test|it)\(/.test(textOf(node['body'] as Node)) ? (node['right'] as Node) : undefined;
    if (node.type !== 'CallExpression') return undefined;
    const callee = node['callee'] as Node;
    if (callee.type === 'MemberExpression' && textOf(callee['property'] as Node) === 'forEach')
      return /(?<![.\w])expect\w*\(/.test((node['arguments'] as Node[]).map(textOf).join()) ? (callee['object'] as Node) : undefined;
    if (textOf(callee) !== 'expect') return undefined;
    const [of] = node['arguments'] as Node[];
    const every = of?.type === 'CallExpression' ? (of['callee'] as Node) : undefined;
    return every?.type === 'MemberExpression' && textOf(every['property'] as Node) === 'every' ? (every['object'] as Node) : undefined;
  }
}

/** The nodes of a tree, each before those in it. */
function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  else if (typeof value === 'object' && value !== null) {
    if (typeof (value as Node).type === 'string') yield value as Node;
    for (const each of Object.values(value)) yield* nodesIn(each);
  }
}
