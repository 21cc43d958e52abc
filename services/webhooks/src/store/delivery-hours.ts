import { PREPARED, type Scope } from '@storefront/db';
import { sql } from 'kysely';
import { bucketOf, durationOf } from '../domain/duration-bucket.ts';
import { hourOf } from '../domain/stats-range.ts';
import type { SettledRow } from './save-attempts.ts';
import type { Db, Trx } from './schema.ts';

/** The attempts of a subscription in one hour. */
export interface DeliveryHour {
  /** The beginning of the hour. */
  readonly hour: Date;
  readonly delivered: number;
  readonly failed: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** Counts attempts of a store in the hours in which they have ended. The subscriptions are locked, so the rows are not contended. */
export async function saveHours(trx: Trx, { tenantId, mode }: Scope, rows: readonly SettledRow[]): Promise<void> {
  const each = <T>(value: (row: SettledRow) => T): T[] => rows.map(value);
  await sql`${PREPARED}
    insert into delivery_hour as held (tenant_id, mode, subscription_id, hour, bucket, delivered, failed)
    select ${tenantId}::uuid, ${mode}, subscription_id, hour, bucket, count(*) filter (where is_delivered), count(*) filter (where not is_delivered)
    from unnest(
      ${each(({ leased }) => leased.subscriptionId)}::uuid[], ${each(({ now }) => hourOf(now))}::timestamptz[],
      ${each(({ outcome }) => bucketOf(outcome.durationMs))}::smallint[], ${each(({ outcome }) => outcome.failure === null)}::boolean[]
    ) as given (subscription_id, hour, bucket, is_delivered)
    group by subscription_id, hour, bucket
    on conflict (tenant_id, mode, subscription_id, hour, bucket)
    do update set delivered = held.delivered + excluded.delivered, failed = held.failed + excluded.failed
  `.execute(trx);
}

/** Returns the hours that begin in a range and have attempts, oldest first; at most one row for each hour of 30 days. */
export async function listHours(
  db: Db,
  scope: Scope,
  subscriptionId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly DeliveryHour[]> {
  const { rows } = await sql<{ hour: Date; delivered: number; failed: number; p50: number; p95: number }>`
    select hour, sum(delivered)::integer as delivered, sum(failed)::integer as failed,
      min(bucket) filter (where counted >= total * 0.5) as p50, min(bucket) filter (where counted >= total * 0.95) as p95
    from (
      select hour, bucket, delivered, failed, sum(delivered + failed) over (partition by hour order by bucket) as counted,
        sum(delivered + failed) over (partition by hour) as total
      from delivery_hour
      where tenant_id = ${scope.tenantId} and mode = ${scope.mode} and subscription_id = ${subscriptionId} and hour >= ${from} and hour < ${to}
    ) as counts
    group by hour order by hour
  `.execute(db);
  return rows.map(({ p50, p95, ...counts }) => ({ ...counts, p50Ms: durationOf(p50), p95Ms: durationOf(p95) }));
}
