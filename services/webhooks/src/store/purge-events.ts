import type { Scope } from '@storefront/db';
import { sql } from 'kysely';
import { EVENT_RETENTION_DAYS } from '../domain/stored-event.ts';
import { isLive } from './listeners.ts';
import type { Db, Trx } from './schema.ts';

/** Stores that are listed at once. */
const FEEDS_MAX = 500;
/** Events that one transaction deletes, so that writers of the store wait for milliseconds only. */
const PURGED_MAX = 1_000;

/** Lists the next stores that have used a feed or a listener. */
export async function listFeeds(db: Db, after: Scope | undefined): Promise<readonly Scope[]> {
  const { rows } = await sql<Scope>`
    select tenant_id as "tenantId", mode from event_feed
    where ${after === undefined ? sql`true` : sql`(tenant_id, mode) > (${after.tenantId}::uuid, ${after.mode})`}
    order by tenant_id, mode limit ${FEEDS_MAX}
  `.execute(db);
  return rows;
}

/** Deletes the oldest events of a store that are no longer needed, and records up to which position. */
export async function purgeOldest(trx: Trx, { tenantId, mode }: Scope): Promise<{ readonly deleted: number; readonly hasMore: boolean }> {
  const { rows: feeds } = await sql<{ neededAfter: string }>`
    select least(
      case when is_on then began_position else last_position end,
      (select min(position) from listener where tenant_id = ${tenantId} and mode = ${mode} and ${isLive})
    ) as "neededAfter"
    from event_feed where tenant_id = ${tenantId} and mode = ${mode} for no key update
  `.execute(trx);
  const { rows } = await sql<{ position: string }>`
    delete from stored_event
    where tenant_id = ${tenantId} and mode = ${mode} and position in (
      select position from (
        select position, created_at from stored_event where tenant_id = ${tenantId} and mode = ${mode} order by position limit ${PURGED_MAX}
      ) as oldest
      where position <= ${feeds[0]?.neededAfter ?? 0}::bigint or created_at < statement_timestamp() - ${EVENT_RETENTION_DAYS} * interval '1 day'
    )
    returning position
  `.execute(trx);
  if (rows.length === 0) return { deleted: 0, hasMore: false };
  const last = rows.map(({ position }) => Number(position)).reduce((a, b) => Math.max(a, b));
  await sql`
    update event_feed set purged_position = greatest(purged_position, ${last}::bigint) where tenant_id = ${tenantId} and mode = ${mode}
  `.execute(trx);
  return { deleted: rows.length, hasMore: rows.length === PURGED_MAX };
}
