import type { Scope } from '@storefront/db';
import { sql } from 'kysely';
import { durationOf } from '../domain/duration-bucket.ts';
import type { Db } from './schema.ts';

/** The attempts of a subscription in one hour. */
export interface DeliveryHour {
  /** The beginning of the hour. */
  readonly hour: Date;
  readonly delivered: number;
  readonly failed: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
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
