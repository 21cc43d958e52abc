import { afterPosition, type CustomerScope, inScope, isUniqueViolation, recordOf, type Scope } from '@storefront/db';
import { conflict, notFound } from '@storefront/errors';
import { type KeysetPage, keysetPage, type NewestFirst } from '@storefront/rpc';
import { storeOffsetMs } from '@storefront/store-clock';
import { sql } from 'kysely';
import type { CountedPromotion, Promotion } from '../domain/promotion.ts';
import type { Db, Trx } from './schema.ts';

/**
 * Lists the store's promotions with these codes and their uses, without unknown codes, in one statement. The uses of `exceptCheckout`, which is a checkout
 * of this customer, are not counted.
 */
export async function listCountedPromotions(
  db: Db,
  scope: CustomerScope,
  codes: readonly string[],
  exceptCheckout: string | null = null,
): Promise<CountedPromotion[]> {
  if (codes.length === 0) return [];
  const rows = await promotionsOf(db, scope)
    .where('promotion.code', 'in', [...codes])
    .select((eb) => {
      const uses = eb
        .selectFrom('promotion_use as used')
        .where('used.tenant_id', '=', scope.tenantId)
        .where('used.mode', '=', scope.mode)
        .whereRef('used.code', '=', 'promotion.code')
        .where('used.customer_id', '=', scope.customerId)
        .where('used.returned_at', 'is', null)
        .select((count) => count.fn.countAll<string>().as('uses'));
      const excepted = uses.where('used.checkout_id', '=', exceptCheckout);
      return [...PROMOTION.columns, 'use_count', uses.as('customer_uses'), excepted.as('excepted_uses')];
    })
    .orderBy('promotion.code')
    .execute();
  return rows.map((row) => {
    const excepted = Number(row.excepted_uses ?? 0);
    return {
      promotion: PROMOTION.read(row),
      usesTotal: row.use_count - excepted,
      usesByCustomer: Number(row.customer_uses ?? 0) - excepted,
    };
  });
}

/** Locks and lists promotions, so that concurrent checkouts count uses one after the other. Locking in code order prevents deadlocks. */
export async function lockCountedPromotions(trx: Trx, scope: CustomerScope, codes: readonly string[]): Promise<CountedPromotion[]> {
  if (codes.length === 0) return [];
  await promotionsOf(trx, scope)
    .where('promotion.code', 'in', [...codes])
    .select('promotion.code')
    .orderBy('promotion.code')
    .forUpdate()
    .execute();
  // A separate statement: a statement that waits for a lock still counts the uses from before the wait.
  return listCountedPromotions(trx, scope, codes);
}

/** Stores a new promotion; 409 `promotion_exists` if the code is taken. Returns whether it has already ended at the time of the store. */
export async function insertPromotion(db: Db, { tenantId, mode }: Scope, promotion: Promotion): Promise<{ hasEnded: boolean }> {
  try {
    const { ends_at, created_at } = await db
      .insertInto('promotion')
      .values({ tenant_id: tenantId, mode, ...PROMOTION.write(promotion) })
      .returning(['ends_at', 'created_at'])
      .executeTakeFirstOrThrow();
    return { hasEnded: ends_at !== null && ends_at.getTime() <= created_at.getTime() + storeOffsetMs() };
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('promotion_exists', `The promotion ${promotion.code} already exists.`);
    throw error;
  }
}

/** Returns a page of the store's promotions, newest first, with their use counts. */
export async function listPromotions(db: Db, scope: Scope, { limit, after }: NewestFirst): Promise<KeysetPage<ListedPromotion>> {
  const rows = await promotionsOf(db, scope)
    .select([...PROMOTION.columns, 'use_count', 'created_at'])
    .where(afterPosition(after, ['created_at', 'code'], 'text'))
    .orderBy('created_at', 'desc')
    .orderBy('code', 'desc')
    .limit(limit + 1)
    .execute();
  const page = keysetPage(rows, limit, ({ created_at, code }) => ({ at: created_at.toISOString(), id: code }));
  return { ...page, rows: page.rows.map((row) => ({ promotion: PROMOTION.read(row), useCount: row.use_count })) };
}

/** A promotion, and how often it is used. */
export interface ListedPromotion {
  readonly promotion: Promotion;
  readonly useCount: number;
}

/** Ends a promotion immediately unless it has already ended; 404 for an unknown code. Returns it with the number of its uses. */
export async function endPromotion(
  db: Db,
  { tenantId, mode }: Scope,
  code: string,
): Promise<Pick<ListedPromotion, 'promotion' | 'useCount'>> {
  const ended = await db
    .updateTable('promotion')
    .where(inScope({ tenantId, mode }))
    .where('code', '=', code)
    .set({ ends_at: sql`least(ends_at, statement_timestamp())` })
    .returning([...PROMOTION.columns, 'use_count'])
    .executeTakeFirst();
  if (ended === undefined) throw notFound('promotion');
  return { promotion: PROMOTION.read(ended), useCount: ended.use_count };
}

/** Every promotion query starts here, so none can access another store's promotions. */
const promotionsOf = (db: Db, { tenantId, mode }: Scope) =>
  db.selectFrom('promotion').where('promotion.tenant_id', '=', tenantId).where('promotion.mode', '=', mode);

const PROMOTION = recordOf<Promotion>()({
  code: 'plain',
  kind: 'plain',
  value: 'decimal',
  skus: 'plain',
  categoryIds: 'plain',
  buyQuantity: 'plain',
  getQuantity: 'plain',
  minSubtotal: 'decimal',
  startsAt: 'plain',
  endsAt: 'plain',
  limitTotal: 'plain',
  limitPerCustomer: 'plain',
  priority: 'plain',
  combinable: 'plain',
  description: 'plain',
});
