import type { A_Expr, Node } from 'libpg-query';
import { Cell } from './cell.ts';
import { lastName, namesIn } from './nodes.ts';
import { columnOf, type Scope, STORE } from './scope.ts';

/** Whether conditions may bind the column. Those of a subquery or of an outer join bind only the rows on their own side. */
export type Binds = (cell: Cell) => boolean;

/** Reads what a condition makes equal. Only what must be true for every row counts. */
export function restrict(condition: Node, scope: Scope, binds: Binds): void {
  if ('BoolExpr' in condition && condition.BoolExpr.boolop === 'AND_EXPR') {
    for (const part of condition.BoolExpr.args ?? []) restrict(part, scope, binds);
  }
  if ('A_Expr' in condition) restrictByOperator(condition.A_Expr, scope, binds);
  if ('SubLink' in condition && condition.SubLink.subLinkType === 'ANY_SUBLINK' && condition.SubLink.testexpr !== undefined) {
    const { operName, testexpr } = condition.SubLink;
    if (operName !== undefined && lastName(operName) !== '=') return;
    const columns = scope.subqueries.get(condition.SubLink) ?? [];
    for (const [index, item] of itemsOf(testexpr).entries()) equate(cellOf(item, scope), columns[index]?.cell, binds);
  }
}

function restrictByOperator({ kind, lexpr, name, rexpr }: A_Expr, scope: Scope, binds: Binds): void {
  if (lexpr === undefined || rexpr === undefined || lastName(name) !== '=' || (kind !== 'AEXPR_OP' && kind !== 'AEXPR_IN')) return;
  const [value, ...others] = kind === 'AEXPR_IN' && 'List' in rexpr ? (rexpr.List.items ?? []) : [rexpr];
  if (value === undefined || others.length > 0) return;
  const values = itemsOf(value);
  for (const [index, item] of itemsOf(lexpr).entries()) equate(cellOf(item, scope), cellOf(values[index], scope), binds);
}

const itemsOf = (node: Node): readonly Node[] => ('RowExpr' in node ? (node.RowExpr.args ?? []) : [node]);

/** Notes that two values are equal. */
export function equate(left: Cell | undefined, right: Cell | undefined, binds: Binds): void {
  if (left === undefined || right === undefined) return;
  if (binds(left)) left.follow(right);
  if (binds(right)) right.follow(left);
}

/** Returns what is known about the value of an expression. */
export function cellOf(node: Node | undefined, scope: Scope): Cell | undefined {
  if (node === undefined) return undefined;
  if ('ParamRef' in node) return Cell.given(`$${node.ParamRef.number}`);
  if ('A_Const' in node) return Cell.given(JSON.stringify(node.A_Const.sval ?? node.A_Const));
  if ('TypeCast' in node) return cellOf(node.TypeCast.arg, scope);
  if ('CollateClause' in node) return cellOf(node.CollateClause.arg, scope);
  if ('SubLink' in node && node.SubLink.subLinkType === 'EXPR_SUBLINK') return scope.subqueries.get(node.SubLink)?.[0]?.cell;
  return 'ColumnRef' in node ? cellOfColumn(namesIn(node.ColumnRef.fields), scope) : undefined;
}

function cellOfColumn(fields: readonly string[], scope: Scope): Cell | undefined {
  const column = fields.at(-1) ?? '';
  const isQualified = fields.length > 1;
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) {
    const relations = isQualified ? at.relations.filter(({ name }) => name === fields.at(-2)) : at.relations;
    const cell = columnOf(relations, column);
    if (cell !== undefined || (isQualified && relations.length > 0)) return cell;
    // A table has columns that are not known here.
    if (!isQualified && column !== STORE && relations.length > 0) return undefined;
  }
  return undefined;
}
