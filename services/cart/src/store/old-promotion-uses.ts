import { inSweepTransaction, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

type PromotionKey = Scope & { readonly code: string };

/** Uses found at once, from the oldest. */
const FOUND_MAX = 10_000;
/** Promotions listed at once. */
const PROMOTIONS_MAX = 100;
/** Uses deleted in one transaction. */
const BATCH = 1_000;

/** A use is needed while its promotion has a limit per customer, unless the use was returned or the promotion has ended. */
const isOld = (retentionDays: number) => sql<boolean>`
  u.used_at < statement_timestamp() - ${retentionDays} * interval '1 day'
  and (u.returned_at is not null or p.limit_per_customer is null or p.ends_at < statement_timestamp())`;

const OF_PROMOTION = sql`(p.tenant_id, p.mode, p.code) = (u.tenant_id, u.mode, u.code)`;

/** Lists the promotions, of all stores, that have uses older than `retentionDays` days that are no longer needed, except those in `skipped`. */
export async function listPromotionsWithOldUses(
  db: Db,
  retentionDays: number,
  skipped: readonly string[],
): Promise<readonly PromotionKey[]> {
  const { rows } = await sql<PromotionKey>`
    select distinct tenant_id as "tenantId", mode, code from (
      select u.tenant_id, u.mode, u.code from promotion_use u join promotion p on ${OF_PROMOTION}
      where ${isOld(retentionDays)} and concat_ws(' ', u.tenant_id, u.mode, u.code) <> all (${skipped}::text[])
      order by u.used_at limit ${FOUND_MAX}
    ) found
    limit ${PROMOTIONS_MAX}
  `.execute(db);
  return rows;
}

/** Deletes a batch of a promotion's old uses and adds their number to its count. Returns the number of deleted uses. */
export const deletePromotionUses = (db: Db, { tenantId, mode, code }: PromotionKey, retentionDays: number): Promise<number> =>
  inSweepTransaction(db, async (trx) => {
    const ofPromotion = sql`tenant_id = ${tenantId} and mode = ${mode} and code = ${code}`;
    await sql`select code from promotion where ${ofPromotion} for update`.execute(trx);
    const { rows } = await sql<{ deleted: number }>`
      with old as (
        select u.checkout_id from promotion_use u join promotion p on p.tenant_id = ${tenantId} and p.mode = u.mode and p.code = u.code
        where u.tenant_id = ${tenantId} and u.mode = ${mode} and u.code = ${code} and ${isOld(retentionDays)}
        limit ${BATCH} for update of u skip locked
      ), purged as (
        delete from promotion_use where ${ofPromotion} and checkout_id in (select checkout_id from old) returning returned_at
      ), counted as (
        update promotion set purged_use_count = purged_use_count + (select count(*) from purged where returned_at is null) where ${ofPromotion}
      )
      select count(*)::int as deleted from purged
    `.execute(trx);
    return rows[0]?.deleted ?? 0;
  });
