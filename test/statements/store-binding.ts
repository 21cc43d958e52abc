import type {
  CommonTableExpr,
  DeleteStmt,
  InsertStmt,
  JoinExpr,
  Node,
  RangeFunction,
  RangeVar,
  SelectStmt,
  UpdateStmt,
  WithClause,
} from 'libpg-query';
import { Cell, EachCell } from './cell.ts';
import { type Binds, cellOf, equate, restrict } from './conditions.ts';
import { namesIn, nodesIn } from './nodes.ts';
import type { Catalog } from './read-catalog.ts';
import { both, type Column, columnOf, copyOf, ownOf, type Relation, renamed, type Scope, STORE } from './scope.ts';

/** How a statement uses a table; `recurse` is a read in a recursive query, and `unknown` a use in a form that is not read here, such as MERGE or LOCK. */
type Access = 'read' | 'write' | 'lock' | 'recurse' | 'unknown';
type Tables = Pick<Catalog, 'storeTables' | 'sharedTables'>;
/** One use of a table of stores in a statement. Its `stores` are the given values that name them; undefined if there can be others. */
type TableUse = { readonly table: string; readonly access: Access; readonly stores: ReadonlySet<string> | undefined };

type Use = { readonly table: string; access: Access; readonly aliases: Set<string>; readonly cell: Cell };

/** Lists the uses of tables of stores in a statement, and the stores that each names. */
export function tableUses(statement: Node, catalog: Tables): readonly TableUse[] {
  const binding = new Binding(catalog);
  const uses = binding.usesOf(statement).map(({ table, access, cell }) => ({ table, access, stores: cell.values() }));
  const unknown = tablesIn(statement).filter((table) => !binding.hasRead(table) && catalog.storeTables.has(table.relname ?? ''));
  return [...uses, ...unknown.map(({ relname = '' }) => ({ table: relname, access: 'unknown' as const, stores: undefined }))];
}

/** Lists all names of tables in a part of a syntax tree, except the aliases of a locking clause. */
function tablesIn(part: unknown): readonly RangeVar[] {
  if (typeof part !== 'object' || part === null) return [];
  const within = Object.entries(part).flatMap(([key, value]) => (key === 'lockedRels' ? [] : tablesIn(value)));
  return isTable(part) ? [part, ...within] : within;
}

const isTable = (part: object): part is RangeVar => 'relname' in part;

class Binding {
  readonly #tables: Tables;
  readonly #uses: Use[] = [];
  readonly #subqueries: Scope['subqueries'] = new Map();
  readonly #read = new Set<RangeVar>();

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  usesOf(statement: Node): readonly Use[] {
    this.#statement(statement, undefined);
    return this.#uses;
  }

  hasRead(table: RangeVar): boolean {
    return this.#read.has(table);
  }

  /** Returns the columns that the statement returns. */
  #statement(node: Node, outer: Scope | undefined): readonly Column[] {
    if ('SelectStmt' in node) return this.#select(node.SelectStmt, outer);
    const scope: Scope = { relations: [], ctes: new Map(outer?.ctes), subqueries: this.#subqueries, outer };
    if ('InsertStmt' in node) return this.#insert(node.InsertStmt, scope);
    if ('UpdateStmt' in node) return this.#change(node.UpdateStmt, node.UpdateStmt.fromClause, scope);
    if ('DeleteStmt' in node) return this.#change(node.DeleteStmt, node.DeleteStmt.usingClause, scope);
    if ('TruncateStmt' in node)
      for (const table of node.TruncateStmt.relations ?? []) if ('RangeVar' in table) this.#table(table.RangeVar, scope, 'write');
    return [];
  }

  #select(select: SelectStmt, outer: Scope | undefined): readonly Column[] {
    const scope: Scope = { relations: [], ctes: new Map(outer?.ctes), subqueries: this.#subqueries, outer };
    this.#with(select.withClause, scope);
    if (select.larg !== undefined && select.rarg !== undefined) {
      const left = this.#select(select.larg, scope);
      return both(left, this.#select(select.rarg, scope));
    }
    if (select.valuesLists !== undefined) return this.#values(select, scope);
    const from = this.#uses.length;
    this.#from(select.fromClause, scope);
    const own = this.#uses.slice(from);
    for (const clause of select.lockingClause ?? []) {
      if (!('LockingClause' in clause)) continue;
      const named = clause.LockingClause.lockedRels?.flatMap((node) => ('RangeVar' in node ? [node.RangeVar.relname] : []));
      for (const use of own) if (named === undefined || named.some((alias) => use.aliases.has(alias ?? ''))) use.access = 'lock';
    }
    this.#condition(select.whereClause, scope, ownOf(scope));
    this.#subqueriesIn(
      [
        select.targetList,
        select.havingClause,
        select.groupClause,
        select.sortClause,
        select.limitCount,
        select.limitOffset,
        select.distinctClause,
        select.windowClause,
      ],
      scope,
    );
    const columns = this.#outputs(select.targetList, scope);
    // The condition of an outer query does not choose the rows that this one limits or locks.
    return select.limitCount === undefined && select.lockingClause === undefined ? columns : columns.map(copyOf);
  }

  #values({ valuesLists }: SelectStmt, scope: Scope): readonly Column[] {
    const rows = (valuesLists ?? []).map((row) => ('List' in row ? (row.List.items ?? []) : []));
    this.#subqueriesIn(rows, scope);
    // Several rows may be those of several stores.
    const isOne = rows.length === 1;
    return (rows[0] ?? []).map((value, index) => ({
      name: `column${index + 1}`,
      cell: (isOne ? cellOf(value, scope) : undefined) ?? new Cell(),
    }));
  }

  #insert({ relation, cols, selectStmt, withClause, onConflictClause, returningClause }: InsertStmt, scope: Scope): readonly Column[] {
    this.#with(withClause, scope);
    if (relation === undefined) return [];
    const at = (cols ?? []).findIndex((column) => 'ResTarget' in column && column.ResTarget.name === STORE);
    const table = this.#table(relation, scope, 'write');
    const target = table.columns[0]?.cell;
    const source = selectStmt !== undefined && 'SelectStmt' in selectStmt ? selectStmt.SelectStmt : undefined;
    if (source?.valuesLists !== undefined) {
      const given = source.valuesLists.map((row) => ('List' in row ? cellOf(row.List.items?.[at], scope) : undefined) ?? new Cell());
      target?.follow(new EachCell(given));
      this.#subqueriesIn(source.valuesLists, scope);
    } else if (source !== undefined) {
      const cell = this.#select(source, scope)[at]?.cell;
      if (cell !== undefined) target?.follow(cell);
    }
    scope.relations.push(table);
    this.#subqueriesIn([onConflictClause, returningClause], scope);
    return this.#outputs(returningClause?.exprs, scope).map(copyOf);
  }

  #change(change: UpdateStmt | DeleteStmt, others: Node[] | undefined, scope: Scope): readonly Column[] {
    this.#with(change.withClause, scope);
    if (change.relation !== undefined) scope.relations.push(this.#table(change.relation, scope, 'write'));
    this.#from(others, scope);
    this.#condition(change.whereClause, scope, ownOf(scope));
    this.#subqueriesIn(['targetList' in change ? change.targetList : undefined, change.returningClause], scope);
    return this.#outputs(change.returningClause?.exprs, scope).map(copyOf);
  }

  #with(clause: WithClause | undefined, scope: Scope): void {
    for (const node of clause?.ctes ?? []) {
      if (!('CommonTableExpr' in node)) continue;
      const cte = node.CommonTableExpr;
      const columns = this.#cte(cte, clause?.recursive === true, scope);
      scope.ctes.set(cte.ctename ?? '', cte.ctematerialized === 'CTEMaterializeAlways' ? columns.map(copyOf) : columns);
    }
  }

  #cte({ ctename = '', ctequery, aliascolnames }: CommonTableExpr, isRecursive: boolean, scope: Scope): readonly Column[] {
    if (ctequery === undefined) return [];
    const select = 'SelectStmt' in ctequery ? ctequery.SelectStmt : undefined;
    if (!isRecursive || select?.larg === undefined || select.rarg === undefined)
      return renamed(this.#statement(ctequery, scope), namesIn(aliascolnames));
    // The recursive part begins with the rows of the other part, so it is bound if that is.
    this.#with(select.withClause, scope);
    const start = this.#uses.length;
    const first = renamed(this.#select(select.larg, scope), namesIn(aliascolnames));
    const inner: Scope = { ...scope, ctes: new Map(scope.ctes).set(ctename, first.map(copyOf)) };
    const following = this.#select(select.rarg, inner);
    for (const use of this.#uses.slice(start)) if (use.access === 'read') use.access = 'recurse';
    return both(first, following);
  }

  #from(nodes: readonly Node[] | undefined, scope: Scope, binds: Binds = ownOf(scope)): void {
    for (const node of nodes ?? []) {
      if ('RangeVar' in node) scope.relations.push(this.#table(node.RangeVar, scope, 'read'));
      if ('RangeFunction' in node) scope.relations.push(this.#function(node.RangeFunction, scope));
      if ('RangeSubselect' in node && node.RangeSubselect.subquery !== undefined) {
        const { alias, subquery } = node.RangeSubselect;
        const start = this.#uses.length;
        const columns = this.#statement(subquery, scope);
        // A lock of the subquery is one of the tables in it.
        for (const use of this.#uses.slice(start)) use.aliases.add(alias?.aliasname ?? '');
        scope.relations.push({ name: alias?.aliasname ?? '', columns: renamed(columns, namesIn(alias?.colnames)) });
      }
      if ('JoinExpr' in node) this.#join(node.JoinExpr, scope, binds);
    }
  }

  #join({ jointype, larg, rarg, quals, usingClause }: JoinExpr, scope: Scope, binds: Binds): void {
    const start = scope.relations.length;
    this.#from(larg === undefined ? [] : [larg], scope, binds);
    const middle = scope.relations.length;
    this.#from(rarg === undefined ? [] : [rarg], scope, binds);
    const left = scope.relations.slice(start, middle);
    const right = scope.relations.slice(middle);
    const sides: Readonly<Record<string, readonly Relation[]>> = { JOIN_LEFT: right, JOIN_RIGHT: left, JOIN_FULL: [] };
    const bindable = jointype === undefined ? undefined : sides[jointype];
    const cells = bindable === undefined ? undefined : new Set(bindable.flatMap(({ columns }) => columns.map(({ cell }) => cell)));
    const bindsHere: Binds = (cell) => binds(cell) && (cells === undefined || cells.has(cell));
    for (const name of namesIn(usingClause)) equate(columnOf(left, name), columnOf(right, name), bindsHere);
    this.#condition(quals, scope, bindsHere);
  }

  #table(table: RangeVar, scope: Scope, access: Access): Relation {
    const { relname = '', schemaname, alias } = table;
    this.#read.add(table);
    const name = alias?.aliasname ?? relname;
    const cte = schemaname === undefined && access === 'read' ? scope.ctes.get(relname) : undefined;
    if (cte !== undefined) return { name, columns: renamed(cte, namesIn(alias?.colnames)) };
    const cell = new Cell();
    const isOfStores = this.#tables.storeTables.has(relname);
    if (isOfStores) this.#uses.push({ table: relname, access, aliases: new Set([name]), cell });
    return { name, columns: isOfStores || this.#tables.sharedTables.has(relname) ? [{ name: STORE, cell }] : [] };
  }

  #function({ alias, coldeflist, functions }: RangeFunction, scope: Scope): Relation {
    this.#subqueriesIn(functions, scope);
    const defined = (coldeflist ?? []).flatMap((node) => ('ColumnDef' in node ? [node.ColumnDef.colname ?? ''] : []));
    const names = [...defined, ...namesIn(alias?.colnames)];
    const name = alias?.aliasname ?? '';
    return { name, columns: (names.length > 0 ? names : [name]).map((column) => ({ name: column, cell: new Cell() })) };
  }

  #outputs(targets: readonly Node[] | undefined, scope: Scope): readonly Column[] {
    return (targets ?? []).flatMap((node) => {
      if (!('ResTarget' in node)) return [];
      const { name, val } = node.ResTarget;
      const fields = val !== undefined && 'ColumnRef' in val ? namesIn(val.ColumnRef.fields) : [];
      if (fields.at(-1) === '*')
        return scope.relations.filter((relation) => fields.length === 1 || relation.name === fields[0]).flatMap(({ columns }) => columns);
      return [{ name: name ?? fields.at(-1) ?? '', cell: cellOf(val, scope) ?? new Cell() }];
    });
  }

  /** Reads what a condition makes equal. Only what must be true for every row counts. */
  #condition(node: Node | undefined, scope: Scope, binds: Binds): void {
    if (node === undefined) return;
    this.#subqueriesIn(node, scope);
    restrict(node, scope, binds);
  }

  #subqueriesIn(value: unknown, scope: Scope): void {
    for (const node of nodesIn(value, (kind) => kind !== 'SelectStmt')) {
      if ('SubLink' in node && !this.#subqueries.has(node.SubLink) && node.SubLink.subselect !== undefined) {
        this.#subqueries.set(node.SubLink, this.#statement(node.SubLink.subselect, scope));
      }
    }
  }
}
