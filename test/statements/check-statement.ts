import { type Node, parseSync } from 'libpg-query';
import { joinsWholeStore } from './joins-whole-store.ts';
import { lastName, nodesIn } from './nodes.ts';
import type { Catalog } from './read-catalog.ts';
import { tableUses } from './store-binding.ts';

/** What a statement must not do: it would need rows, or the clock, of more than one server, or read all rows of a store. */
export type StatementRule =
  | 'write without a store'
  | 'lock without a store'
  | 'read of many stores'
  | 'recursion over stores'
  | 'volatile function in a write'
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
} as const;

/** The place of a row on its server, and the transactions of that server that wrote it. */
const SERVER_COLUMNS: ReadonlySet<string> = new Set(['ctid', 'xmin', 'xmax', 'cmin', 'cmax']);

/** Returns the rules that the statements of a text break, each once per name. `loadModule` of libpg-query must have resolved. */
export function checkStatement(text: string, catalog: Catalog): readonly Violation[] {
  const found = (parseSync(text).stmts ?? []).flatMap(({ stmt }) => (stmt === undefined ? [] : [...violationsOf(stmt, catalog)]));
  return [...new Map(found.map((violation) => [`${violation.rule} ${violation.name}`, violation])).values()];
}

function* violationsOf(statement: Node, catalog: Catalog): Generator<Violation> {
  for (const { access, isBound, table } of tableUses(statement, catalog)) {
    if (!isBound) yield { rule: RULE_OF[access], name: table };
  }
  for (const node of nodesIn(statement)) {
    if (isChangeOfStores(node, catalog)) {
      // The values of an inserted row may be volatile.
      const functions = functionsIn(Object.values(node), (kind) => kind !== 'InsertStmt');
      for (const name of functions) if (catalog.volatileFunctions.has(name)) yield { rule: 'volatile function in a write', name };
    }
    if ('UpdateStmt' in node && isChangeOfStores(node, catalog) && joinsWholeStore(node.UpdateStmt)) {
      yield { rule: 'join with a whole store', name: node.UpdateStmt.relation?.relname ?? '' };
    }
    if ('InsertStmt' in node && catalog.storeTables.has(node.InsertStmt.relation?.relname ?? '')) {
      for (const name of functionsIn(node.InsertStmt.onConflictClause)) {
        if (catalog.volatileFunctions.has(name) || catalog.stableFunctions.has(name)) yield { rule: 'function in on conflict', name };
      }
    }
    const name = 'ColumnRef' in node ? lastName(node.ColumnRef.fields) : 'FuncCall' in node ? lastName(node.FuncCall.funcname) : '';
    if (SERVER_COLUMNS.has(name) || name.includes('advisory')) yield { rule: 'one server', name };
  }
}

function isChangeOfStores(node: Node, { storeTables }: Catalog): boolean {
  const change =
    'UpdateStmt' in node ? node.UpdateStmt : 'DeleteStmt' in node ? node.DeleteStmt : 'MergeStmt' in node ? node.MergeStmt : undefined;
  return storeTables.has(change?.relation?.relname ?? '');
}

function* functionsIn(part: unknown, enter?: (kind: string) => boolean): Generator<string> {
  for (const node of nodesIn(part, enter)) {
    if ('FuncCall' in node) yield lastName(node.FuncCall.funcname);
    if ('SQLValueFunction' in node) yield 'now';
  }
}
