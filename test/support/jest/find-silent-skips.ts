import { isFunction, lineOf, type Node, nodesOf } from './nodes-of.ts';

/** A test or group, or a hook, by what is called. `pooled.each(table)` is a test as well. */
const BODY = /^(?:test|it|describe|skippedIf\(|(?:before|after)(?:All|Each)\b|\w+\.each\()/;
const DECLARES = /^(?:test|it|describe)(?:\.\w+)*(?:\(|$)/;
const CONDITION = /^(?:If|Conditional|Logical|Switch|Try)/;

/**
 * Returns the pieces of a test's code that end a test, a group, or a hook before it has checked anything, or that skip it or do not declare it, of which the
 * last lines of a run do not say why. `skippedIf` is the only way that is listed. A return that asserts something is no skip.
 */
export function findSilentSkips(path: string, code: string): readonly { readonly line: number; readonly text: string }[] {
  const textOf = ({ start, end }: Node): string => code.slice(start, end);
  const isBody = (node: Node, call: Node | undefined): boolean =>
    isFunction(node) &&
    call?.type === 'CallExpression' &&
    (call['arguments'] as Node[]).includes(node) &&
    BODY.test(textOf(call['callee'] as Node));

  return nodesOf(path, code)
    .filter(({ node, around }) => {
      const at = around.findLastIndex(isFunction);
      const isConditional = around.slice(at + 1).some(({ type }) => CONDITION.test(type));
      switch (node.type) {
        case 'Identifier':
          return /^[xf](?:test|it|describe)$/.test(String(node['name']));
        case 'MemberExpression':
          return DECLARES.test(textOf(node['object'] as Node)) && /^(?:skip|todo|only|failing)$/.test(textOf(node['property'] as Node));
        case 'ConditionalExpression':
          return [node['consequent'], node['alternate']].some((branch) => /^(?:test|it|describe)$/.test(textOf(branch as Node)));
        case 'CallExpression':
          return isConditional && DECLARES.test(textOf(node['callee'] as Node));
        case 'ReturnStatement': {
          const isOfBody = at >= 0 && isBody(around[at] as Node, around[at - 1]);
          return isConditional && isOfBody && !/\bexpect\(/.test(textOf(node));
        }
        default:
          return false;
      }
    })
    .map(({ node }) => ({ line: lineOf(code, node), text: textOf(node) }));
}
