import { type Node, parseSync } from 'libpg-query';
import { joinsWholeStore } from './joins-whole-store.ts';
import { lastName, nodesIn } from './nodes.ts';
import type { Catalog } from './read-catalog.ts';
import { tableUses } from './store-binding.ts';

/** The forbidden properties of a statement: it would need rows, or the clock, of more than one server, read all rows of a store, or change the rows of the other mode. */
export type StatementRule =
  | 'write without a store'
  | 'write without a mode'
  | 'lock without a store'
  | 'read of many stores'
  | 'recursion over stores'
  | 'several stores'
  | 'unchecked form'
  | 'volatile function in a write'
  | 'stable function in a write'
  | 'simple case in a write'
  | 'function in on conflict'
  | 'one server'
  | 'join with a whole store';

/** A rule that a statement breaks, and the name of the table, column, or function with which it does. */
export interface Violation {
  readonly rule: StatementRule;
  readonly name: string;
}

const RULE_OF = {
  write: 'write without a store',
  lock: 'lock without a store',
  read: 'read of many stores',
  recurse: 'recursion over stores',
  unknown: 'unchecked form',
} as const;

/** The location of a row on its server, and the transactions of that server that wrote it. */
const SERVER_COLUMNS: ReadonlySet<string> = new Set(['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid']);
/** The views of a server's own tables and transactions. */
const OF_SERVER = /^pg_(stat|locks$|class$)/;

/** The code that a statement executes is not in its text. */
const HIDING: ReadonlySet<string> = new Set(['CallStmt', 'DoStmt', 'ExecuteStmt']);

/**
 * Returns the rules that the statements of a text break, each once per name. `firsts` has, for each parameter, the number of the first one with the same value.
 * `loadModule` of libpg-query must have resolved.
 */
export function checkStatement(text: string, catalog: Catalog, firsts: readonly number[] = []): readonly Violation[] {
  const statements = (parseSync(text).stmts ?? []).flatMap(({ stmt }) => (stmt === undefined ? [] : [stmt]));
  const found = statements.flatMap((statement) => [...storesOf(statement, catalog, firsts), ...violationsOf(statement, catalog)]);
  return [...new Map(found.map((violation) => [`${violation.rule} ${violation.name}`, violation])).values()];
}

function* storesOf(statement: Node, catalog: Catalog, firsts: readonly number[]): Generator<Violation> {
  const seen = new Set<string>();
  for (const { access, stores, table } of tableUses(statement, catalog)) {
    if (stores === undefined) yield { rule: RULE_OF[access], name: table };
    for (const store of stores ?? [])
      seen.add(store.replace(/^\$\d+$/, (name) => `$${firsts[Number(name.slice(1)) - 1] ?? name.slice(1)}`));
    if (seen.size > 1) yield { rule: 'several stores', name: table };
  }
}

function* violationsOf(statement: Node, catalog: Catalog): Generator<Violation> {
  for (const node of nodesIn(statement)) {
    for (const kind of Object.keys(node)) if (HIDING.has(kind)) yield { rule: 'unchecked form', name: kind };
    if (isChangeOfStores(node, catalog)) {
      // The values of an inserted row may be volatile.
      const functions = functionsIn(Object.values(node), (kind) => kind !== 'InsertStmt');
      for (const name of functions) if (isVolatile(name, catalog)) yield { rule: 'volatile function in a write', name };
      // Citus sends `case a when b` to its shards as `case a when a = b`.
      for (const part of nodesIn(node)) {
        if ('CaseExpr' in part && part.CaseExpr.arg !== undefined) yield { rule: 'simple case in a write', name: 'case' };
      }
    }
    for (const name of stableFunctionsIn(node, catalog)) yield { rule: 'stable function in a write', name };
    const changed = changeIn(node);
    if (catalog.modeTables.has(changed?.relation?.relname ?? '') && !namesMode(changed?.whereClause)) {
      yield { rule: 'write without a mode', name: changed?.relation?.relname ?? '' };
    }
    if ('UpdateStmt' in node && isChangeOfStores(node, catalog) && joinsWholeStore(node.UpdateStmt)) {
      yield { rule: 'join with a whole store', name: node.UpdateStmt.relation?.relname ?? '' };
    }
    if ('InsertStmt' in node && catalog.storeTables.has(node.InsertStmt.relation?.relname ?? '')) {
      for (const name of functionsIn(node.InsertStmt.onConflictClause)) {
        if (isVolatile(name, catalog) || catalog.stableFunctions.has(name)) yield { rule: 'function in on conflict', name };
      }
    }
    const name = 'ColumnRef' in node ? lastName(node.ColumnRef.fields) : 'FuncCall' in node ? lastName(node.FuncCall.funcname) : '';
    if (SERVER_COLUMNS.has(name) || name.includes('advisory')) yield { rule: 'one server', name };
    if ('FuncCall' in node && catalog.ownFunctions.has(name)) yield { rule: 'unchecked form', name };
    if ('RangeVar' in node && OF_SERVER.test(node.RangeVar.relname ?? '')) yield { rule: 'one server', name: node.RangeVar.relname ?? '' };
  }
}

const isVolatile = (name: string, { volatileFunctions }: Catalog): boolean => name === 'default' || volatileFunctions.has(name);

const changeIn = (node: Node) => ('UpdateStmt' in node ? node.UpdateStmt : 'DeleteStmt' in node ? node.DeleteStmt : undefined);

const isChangeOfStores = (node: Node, { storeTables }: Catalog): boolean => storeTables.has(changeIn(node)?.relation?.relname ?? '');

const namesMode = (part: unknown): boolean =>
  [...nodesIn(part)].some((node) => 'ColumnRef' in node && lastName(node.ColumnRef.fields) === 'mode');

/**
 * Yields the stable functions that Citus refuses. Before it sends a change to a shard, it replaces them by their values, which it cannot do with an argument that
 * depends on a row, in a CASE or COALESCE, of which not all is evaluated, or in what is returned.
 */
function* stableFunctionsIn(node: Node, { stableFunctions, storeTables }: Catalog): Generator<string> {
  const change = changeIn(node);
  if (change === undefined || !storeTables.has(change.relation?.relname ?? '')) return;
  const stableIn = (part: unknown) => [...functionsIn(part, isNoQuery)].filter((name) => stableFunctions.has(name));
  yield* stableIn(change.returningClause);
  const values = 'targetList' in change ? change.targetList : undefined;
  for (const part of nodesIn([values, change.whereClause], isNoQuery)) {
    // A sum of times is a stable function, too.
    const isSum = 'A_Expr' in part && ['+', '-'].includes(lastName(part.A_Expr.name));
    if ('CaseExpr' in part || 'CoalesceExpr' in part || (isSum && dependsOnRow(part))) yield* stableIn(part);
    const name = 'FuncCall' in part && dependsOnRow(part.FuncCall.args) ? lastName(part.FuncCall.funcname) : '';
    if (stableFunctions.has(name)) yield name;
  }
}

/** The result of a query within a statement reaches the change as values. */
const isNoQuery = (kind: string): boolean => kind !== 'SelectStmt';

const dependsOnRow = (part: unknown): boolean => [...nodesIn(part, isNoQuery)].some((node) => 'ColumnRef' in node);

function* functionsIn(part: unknown, enter?: (kind: string) => boolean): Generator<string> {
  for (const node of nodesIn(part, enter)) {
    if ('FuncCall' in node) yield lastName(node.FuncCall.funcname);
    if ('SQLValueFunction' in node) yield 'now';
    // The default of a column can be volatile.
    if ('SetToDefault' in node) yield 'default';
  }
}
