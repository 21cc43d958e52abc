import type { Node, UpdateStmt } from 'libpg-query';
import { lastName, nodesIn } from './nodes.ts';

/** The columns that all rows of a store have in common. */
const OF_STORE: ReadonlySet<string> = new Set(['tenant_id', 'mode']);

/**
 * Reports whether an update takes given rows and only joins them to the rows of a store. While the table has no statistics, its plan can read all of these rows.
 * With a list of their keys, such as `id = any ($1)`, it descends an index.
 */
export function joinsWholeStore({ fromClause = [], whereClause }: UpdateStmt): boolean {
  return fromClause.some(isGiven) && !conjunctsOf(whereClause).some(chooses);
}

const isGiven = (source: Node): boolean =>
  'RangeFunction' in source || ('RangeSubselect' in source && [...nodesIn(source, (kind) => kind !== 'SubLink')].some(hasValues));

const hasValues = (node: Node): boolean => 'SelectStmt' in node && (node.SelectStmt.valuesLists ?? []).length > 0;

const conjunctsOf = (condition: Node | undefined): readonly Node[] => {
  if (condition === undefined) return [];
  const isAnd = 'BoolExpr' in condition && condition.BoolExpr.boolop === 'AND_EXPR';
  return isAnd ? (condition.BoolExpr.args ?? []).flatMap(conjunctsOf) : [condition];
};

/** Reports whether a condition compares a column that rows of a store differ in with parameters. */
function chooses(condition: Node): boolean {
  if (!('A_Expr' in condition) || lastName(condition.A_Expr.name) !== '=') return false;
  const { lexpr, rexpr } = condition.A_Expr;
  const column = lexpr !== undefined && 'ColumnRef' in lexpr ? lastName(lexpr.ColumnRef.fields) : '';
  return column !== '' && !OF_STORE.has(column) && [...nodesIn(rexpr)].every((node) => !('ColumnRef' in node));
}
