import { parser } from '@prometheus-io/lezer-promql';

/** One condition on a label, such as `job="orders"`. */
export interface Matcher {
  readonly label: string;
  readonly operator: string;
  readonly value: string;
}

/** The series that one selector of an expression names. */
export interface Selector {
  /** The name of the series, such as `rpc_server_call_duration_bucket`. */
  readonly series: string;
  readonly matchers: readonly Matcher[];
  /** The labels by which the expression groups or joins these series. */
  readonly groupedBy: readonly string[];
}

/** Labels that Prometheus adds to every series of a process, on its own or in Kubernetes. */
export const ADDED_LABELS: readonly string[] = ['job', 'instance', 'namespace', 'pod'];

type Node = ReturnType<typeof parser.parse>['topNode'];

/** Parses a PromQL expression and returns its selectors. Throws if it has a syntax error. */
export function selectorsIn(expression: string): readonly Selector[] {
  const text = ({ from, to }: Node): string => expression.slice(from, to);
  const selectors: Selector[] = [];
  const visit = (node: Node, outer: readonly string[]): void => {
    if (node.type.isError) throw new Error(`Syntax error in the expression ${expression} at ${node.from}`);
    const groupedBy = [
      ...outer,
      ...GROUPINGS.flatMap((name) => node.getChildren(name))
        .flatMap(labelNodes)
        .map(text),
    ];
    if (node.name === 'VectorSelector') selectors.push({ ...selectorOf(node, text), groupedBy });
    for (const child of childrenOf(node)) visit(child, groupedBy);
  };
  visit(parser.parse(expression).topNode, []);
  return selectors;
}

/** Whether a series, as a process exports it, satisfies a matcher. */
export function isMatched({ operator, value }: Matcher, actual = ''): boolean {
  if (operator === '=' || operator === '!=') return (actual === value) === (operator === '=');
  return new RegExp(`^(?:${value})$`).test(actual) === (operator === '=~');
}

/** `by` and `without` of an aggregation, and `on` and `ignoring` of a join. */
const GROUPINGS = ['AggregateModifier', 'MatchingModifierClause'];

const labelNodes = (modifier: Node): Node[] => modifier.getChildren('GroupingLabels').flatMap((labels) => labels.getChildren('LabelName'));

function selectorOf(node: Node, text: (node: Node) => string): Omit<Selector, 'groupedBy'> {
  const name = node.getChild('Identifier');
  const nodes = node.getChildren('LabelMatchers').flatMap((matchers) => matchers.getChildren('UnquotedLabelMatcher'));
  const matchers = nodes.map((matcher) => {
    const [label = '', operator = '', quoted = ''] = childrenOf(matcher).map(text);
    return { label, operator, value: quoted.slice(1, -1) };
  });
  return { series: name === null ? '' : text(name), matchers };
}

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
}
