import { isFunction, lineOf, type Node, nodesOf } from './nodes-of.ts';

/** A list that a check loops over, or of whose every entry it asserts something, and that can be empty: then the check passes having seen nothing. */
export interface EmptyCheck {
  /** Counted from 1. */
  readonly line: number;
  readonly list: string;
}

/** Returns as many entries as the list that they are called on. */
const SAME_LENGTH = new Set(['map', 'toSorted', 'sort', 'toReversed', 'entries', 'keys', 'values']);
/** Returns as many entries as its argument. */
const OF_ARGUMENT = /^(?:Object\.(?:entries|keys|values)|Promise\.(?:all|allSettled)|Array\.from|structuredClone|all)$/;
/** Assertions of a list that fail if it is empty, whatever they expect. */
const PROVES_ENTRIES = new Set(['toContain', 'toContainEqual', 'toBeGreaterThan']);
/** The same, if they expect a list with entries or a number above 0. */
const PROVES_AS_MANY = new Set(['toHaveLength', 'toEqual', 'toStrictEqual', 'toMatchObject', 'toBe', 'toBeGreaterThanOrEqual']);
const ASSERTS = /(?<![.\w])(?:(?:expect|assert)\w*|test|it|describe|skippedIf)\(/;
const CONSTANT = /^[A-Z][A-Z0-9_]+$/;

/**
 * Returns the lists in the code of a test that are neither written out, nor read through `seen`, nor asserted to have entries before, in the same function or
 * around it. A list is traced through the constants of the file, and a constant in capitals of another file is taken to have entries. In a property, which
 * fast-check runs with hundreds of values, a list may be empty.
 */
export function findEmptyChecks(path: string, code: string): readonly EmptyCheck[] {
  const nodes = nodesOf(path, code);
  const aroundOf = new Map(nodes.map(({ node, around }) => [node, around]));
  const identifiers = Map.groupBy(
    nodes.filter(({ node }) => node.type === 'Identifier'),
    ({ node }) => String(node['name']),
  );
  const proofs: { readonly list: string; readonly end: number; readonly within: Node | undefined }[] = [];
  for (const { node } of nodes) {
    const asserted = assertedList(node);
    if (asserted !== undefined) proofs.push({ list: textOf(asserted), end: node.end, within: functionAround(node) });
  }
  const lists = nodes.flatMap(({ node }) => checkedList(node) ?? []);
  return lists.filter((list) => !isInProperty(list) && !hasEntries(list)).map((list) => ({ line: lineOf(code, list), list: textOf(list) }));

  function textOf({ start, end }: Node): string {
    return code.slice(start, end);
  }

  function functionAround(node: Node): Node | undefined {
    return aroundOf.get(node)?.findLast(isFunction);
  }

  function isInProperty(node: Node): boolean {
    return (
      aroundOf.get(node)?.some(({ type, callee }) => type === 'CallExpression' && /^fc\.\w*[pP]roperty$/.test(textOf(callee as Node))) ===
      true
    );
  }

  /** The innermost declaration of a name around a node, with its initial value if nothing else is assigned. */
  function declarationOf(name: string, at: Node): { readonly init?: Node | undefined } | undefined {
    const around = aroundOf.get(at) ?? [];
    const found = (identifiers.get(name) ?? []).flatMap(({ node, around: outer }) => {
      const [parent, grandparent] = [outer.at(-1), outer.at(-2)];
      const isValue = parent?.type === 'VariableDeclarator' && parent['id'] === node;
      const isParameter = parent !== undefined && isFunction(parent) && (parent['params'] as Node[]).includes(node);
      const isPart = parent?.type === 'Property' && parent['value'] === node && grandparent?.type === 'ObjectPattern';
      const isEntry = parent?.type === 'ArrayPattern';
      if (!isValue && !isParameter && !isPart && !isEntry) return [];
      const block = outer.findLast(({ type }) => /Function|BlockStatement|Program|^For/.test(type));
      const isConstant = isValue && grandparent?.['kind'] === 'const';
      return [{ block, init: isConstant ? ((parent['init'] as Node | null) ?? undefined) : undefined }];
    });
    return found.filter(({ block }) => block !== undefined && around.includes(block)).at(-1);
  }

  /** Whether the list cannot be empty, as far as the file shows. */
  function hasEntries(node: Node, depth = 0): boolean {
    if (depth > 8) return false;
    const within = aroundOf.get(node) ?? [];
    if (
      proofs.some(
        ({ list, end, within: around }) => list === textOf(node) && end <= node.start && (around === undefined || within.includes(around)),
      )
    )
      return true;
    const next = (inner: unknown): boolean => hasEntries(inner as Node, depth + 1);
    switch (node.type) {
      case 'ArrayExpression':
        return (node['elements'] as (Node | null)[]).some(
          (each) => each !== null && (each.type !== 'SpreadElement' || next(each['argument'])),
        );
      case 'ObjectExpression':
        return (node['properties'] as Node[]).some((each) => each.type !== 'SpreadElement' || next(each['argument']));
      case 'AwaitExpression':
        return next(node['argument']);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        return next(node['expression']);
      case 'Identifier': {
        const declared = declarationOf(textOf(node), node);
        return declared === undefined ? CONSTANT.test(textOf(node)) : declared.init !== undefined && next(declared.init);
      }
      case 'Literal':
        return typeof node['value'] === 'number' ? node['value'] > 0 : String(node['value']).length > 0;
      // Numbers, such as the length of a list.
      case 'BinaryExpression':
        return ['+', '*'].includes(String(node['operator'])) && next(node['left']) && next(node['right']);
      case 'MemberExpression':
        return ['length', 'size'].includes(textOf(node['property'] as Node))
          ? next(node['object'])
          : CONSTANT.test(textOf(node['object'] as Node));
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
    if (first !== undefined && textOf(callee) === 'expect.arrayContaining') return next(first);
    if (OF_ARGUMENT.test(textOf(callee))) {
      const length = (first?.['properties'] as Node[] | undefined)?.find(
        ({ key }) => key !== undefined && textOf(key as Node) === 'length',
      );
      return first !== undefined && next(length === undefined ? first : length['value']);
    }
    return callee.type === 'MemberExpression' && SAME_LENGTH.has(textOf(callee['property'] as Node)) && next(callee['object']);
  }

  /** The list of which `expect(list).toHaveLength(2)`, or another assertion of what is in it, proves that it has entries. */
  function assertedList(node: Node): Node | undefined {
    const [matcher, subject] = matcherOf(node);
    if (matcher === undefined || subject === undefined) return undefined;
    const [value] = node['arguments'] as Node[];
    if (!PROVES_ENTRIES.has(matcher) && !(PROVES_AS_MANY.has(matcher) && value !== undefined && hasEntries(value))) return undefined;
    return subject.type === 'MemberExpression' && ['length', 'size'].includes(textOf(subject['property'] as Node))
      ? (subject['object'] as Node)
      : subject;
  }

  /** The name of the matcher of `expect(subject).matcher(…)`, and the subject. */
  function matcherOf({ type, callee }: Node): readonly [string?, Node?] {
    const member = callee as Node | undefined;
    const call = member?.['object'] as Node | undefined;
    if (type !== 'CallExpression' || member?.type !== 'MemberExpression' || call?.type !== 'CallExpression') return [];
    return textOf(call['callee'] as Node) === 'expect' ? [textOf(member['property'] as Node), (call['arguments'] as Node[])[0]] : [];
  }

  /** The list of a loop that asserts or declares tests, or of which an assertion, or a constant, is that every entry or none is so. */
  function checkedList(node: Node): Node | undefined {
    // The data of a stream is asserted after it.
    if (node.type === 'ForOfStatement' || node.type === 'ForInStatement')
      return !node['await'] && asserts(node['body'] as Node) ? (node['right'] as Node) : undefined;
    const callee = node['callee'] as Node | undefined;
    if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return undefined;
    const method = textOf(callee['property'] as Node);
    if (['forEach', 'map', 'flatMap'].includes(method))
      return (node['arguments'] as Node[]).some(asserts) ? (callee['object'] as Node) : undefined;
    return (method === 'every' && isAsserted(node)) || (method === 'some' && isDenied(node)) ? (callee['object'] as Node) : undefined;
  }

  /** Whether a piece of code asserts something, itself or through a function of the file. */
  function asserts(node: Node): boolean {
    if (ASSERTS.test(textOf(node))) return true;
    const called =
      node.type === 'Identifier' ? [textOf(node)] : [...textOf(node).matchAll(/(?<![.\w])(\w+)\(/g)].map(([, name = '']) => name);
    return called.some((name) => {
      const init = declarationOf(name, node)?.init;
      return init !== undefined && isFunction(init) && init !== functionAround(node) && /(?<![.\w])expect\w*\(/.test(textOf(init));
    });
  }

  /** Whether an expression is part of what is expected, or of a constant, and not of a function that is called there. */
  function isAsserted(node: Node, alsoConstants = true): boolean {
    const outer = aroundOf.get(node) ?? [];
    const end = outer.findLastIndex(({ type }) => /Function|Statement$/.test(type));
    return outer.slice(end + 1).some(({ type, callee }) => {
      if (type === 'VariableDeclarator') return alsoConstants;
      return callee !== undefined && textOf(callee as Node) === 'expect';
    });
  }

  /** Whether an expression is expected to be false. */
  function isDenied(node: Node): boolean {
    const outer = aroundOf.get(node) ?? [];
    if (outer.at(-1)?.type === 'UnaryExpression') return isAsserted(node, false);
    const matcher = outer.at(-3);
    const [, subject] = matcher === undefined ? [] : matcherOf(matcher);
    return subject === node && /^(?:false)?$/.test(((matcher?.['arguments'] ?? []) as Node[]).map(textOf).join());
  }
}
