import { isUuid, LISTS_MAX } from '@storefront/contract';
import { type CustomerScope, isUniqueViolation, ofCustomer } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { Decimal, plainText } from '@storefront/money';
import { storeTime } from '@storefront/store-clock';
import type { Selectable } from 'kysely';
import type { CartLine } from '../domain/cart.ts';
import { listChanged, listLimit, listNameKey, listNameTaken, type SavedList } from '../domain/saved-list.ts';
import { toRules, toRulesJson } from './line-rows.ts';
import type { Database, Db, SavedLineJson, Trx } from './schema.ts';

const COLUMNS = ['list_id', 'name', 'version', 'lines', 'created_at', 'updated_at'] as const;

/** Creates an empty list; 409 if the name is taken, or if the customer has the maximum. */
export async function insertList(trx: Trx, scope: CustomerScope, { listId, name }: { listId: string; name: string }): Promise<SavedList> {
  for (;;) {
    const taken = new Set((await listsOf(trx, scope).select('slot').execute()).map(({ slot }) => slot));
    const slot = Array.from({ length: LISTS_MAX }, (_, index) => index + 1).find((each) => !taken.has(each));
    if (slot === undefined) throw listLimit();
    const row = await orNameTaken(() =>
      trx
        .insertInto('saved_list')
        .values({
          tenant_id: scope.tenantId,
          mode: scope.mode,
          list_id: listId,
          customer_id: scope.customerId,
          slot,
          name,
          name_key: listNameKey(name),
          created_at: storeTime(),
          updated_at: storeTime(),
        })
        // A concurrent request has taken the slot. It is committed now, so the next round sees it.
        .onConflict((conflict) => conflict.columns(['tenant_id', 'mode', 'customer_id', 'slot']).doNothing())
        .returning(COLUMNS)
        .executeTakeFirst(),
    );
    if (row !== undefined) return toList(row);
  }
}

/** Reads the caller's list; 404 for another customer's list. */
export async function getList(db: Db, scope: CustomerScope, listId: string): Promise<SavedList> {
  const row = isUuid(listId) ? await listsOf(db, scope).select(COLUMNS).where('list_id', '=', listId).executeTakeFirst() : undefined;
  if (row === undefined) throw notFound('list');
  return toList(row);
}

/** A list without its lines. */
export interface ListedList extends Omit<SavedList, 'lines'> {
  readonly lineCount: number;
}

/** Lists a page of the customer's lists, newest change first, and counts them all. */
export async function listLists(
  db: Db,
  scope: CustomerScope,
  page: { limit: number; offset: number },
): Promise<{ lists: readonly ListedList[]; total: number }> {
  const rows = await listsOf(db, scope)
    .select(['list_id', 'name', 'version', 'line_count', 'created_at', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .orderBy('list_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await listsOf(db, scope)
    .select((row) => row.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { lists: rows.map(({ line_count, ...row }) => ({ ...headOf(row), lineCount: line_count })), total: Number(total) };
}

/** Saves the name and the lines of a list as its next version; 409 if it is no longer as it was read, or if the name is taken. */
export async function saveList(db: Db, scope: CustomerScope, list: SavedList): Promise<SavedList> {
  const row = await orNameTaken(() =>
    db
      .updateTable('saved_list')
      .where(ofCustomer(scope))
      .where('list_id', '=', list.listId)
      .where('version', '=', list.version)
      .set({
        name: list.name,
        name_key: listNameKey(list.name),
        version: list.version + 1,
        lines: JSON.stringify(list.lines.map(toLineJson)),
        line_count: list.lines.length,
        updated_at: storeTime(),
      })
      .returning(['version', 'updated_at'])
      .executeTakeFirst(),
  );
  if (row === undefined) throw listChanged();
  return { ...list, version: row.version, updatedAt: row.updated_at };
}

/** Deletes the caller's list; 404 if there is no such list. */
export async function deleteList(db: Db, scope: CustomerScope, listId: string): Promise<void> {
  if (!isUuid(listId)) throw notFound('list');
  const { numDeletedRows } = await db
    .deleteFrom('saved_list')
    .where(ofCustomer(scope))
    .where('list_id', '=', listId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw notFound('list');
}

/** Every query of lists starts here, so none can access another customer's lists. */
const listsOf = (db: Db, scope: CustomerScope) => db.selectFrom('saved_list').where(ofCustomer(scope));

async function orNameTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'saved_list_name')) throw listNameTaken();
    throw error;
  }
}

type Row = Pick<Selectable<Database['saved_list']>, (typeof COLUMNS)[number]>;

const toList = ({ lines, ...row }: Row): SavedList => ({ ...headOf(row), lines: lines.map(toLine) });

const headOf = ({ list_id, name, version, created_at, updated_at }: Omit<Row, 'lines'>): Omit<SavedList, 'lines'> => ({
  listId: list_id,
  name,
  version,
  createdAt: created_at,
  updatedAt: updated_at,
});

const toLine = ({ lineId, sku, description, quantity, orderUom, orderQuantity, rules }: SavedLineJson): CartLine => ({
  lineId,
  sku,
  description,
  quantity: new Decimal(quantity),
  ordered: orderUom === undefined || orderQuantity === undefined ? null : { code: orderUom, quantity: new Decimal(orderQuantity) },
  rules: toRules(rules),
  pricing: null,
});

const toLineJson = ({ lineId, sku, description, quantity, ordered, rules }: CartLine): SavedLineJson => ({
  lineId,
  sku,
  description,
  quantity: plainText(quantity),
  orderUom: ordered?.code,
  orderQuantity: ordered === null ? undefined : plainText(ordered.quantity),
  rules: toRulesJson(rules),
});
