import { type Purge, purgeRows } from '@storefront/db';
import { reportSkipped } from '@storefront/lifecycle';
import { sql } from 'kysely';
import type { SweepDeps } from '../deps.ts';
import { LISTENER_EXPIRES_MINUTES } from '../domain/listener.ts';

/** As promised in the contract: long enough for troubleshooting, short enough not to accumulate customer data. */
export const DELIVERY_RETENTION_DAYS = 30;

const KEY = ['tenant_id', 'mode', 'id'];

const PURGES: Readonly<Record<string, Purge>> = {
  // Settled deliveries, with their payloads and attempts.
  'purge-deliveries': {
    table: 'delivery',
    key: KEY,
    due: sql`created_at < statement_timestamp() - ${DELIVERY_RETENTION_DAYS} * interval '1 day' and status <> 'PENDING'`,
  },
  // The statistics of deliveries that were purged.
  'purge-delivery-hours': {
    table: 'delivery_hour',
    key: ['tenant_id', 'mode', 'subscription_id', 'hour', 'bucket'],
    due: sql`hour < statement_timestamp() - ${DELIVERY_RETENTION_DAYS} * interval '1 day'`,
  },
  // Expired listeners.
  'purge-listeners': {
    table: 'listener',
    key: KEY,
    due: sql`seen_at <= statement_timestamp() - ${LISTENER_EXPIRES_MINUTES} * interval '1 minute'`,
  },
  // The sequences of aggregates that have no recent event, in stores with an ordered subscription or an event feed.
  'purge-sequences': {
    table: 'aggregate_sequence',
    key: ['tenant_id', 'mode', 'aggregate'],
    due: sql`seen_at < statement_timestamp() - ${DELIVERY_RETENTION_DAYS} * interval '1 day'`,
  },
  // Deleted subscriptions, including their secrets, once their last delivery has been purged.
  'purge-subscriptions': {
    table: 'subscription',
    key: KEY,
    due: sql`deleted_at is not null and not exists (
      select from delivery d where (d.tenant_id, d.mode, d.subscription_id) = (subscription.tenant_id, subscription.mode, subscription.id))`,
  },
};

/** Often enough that each run deletes little. */
export const PURGE_EVERY_MS = 10 * 60_000;

/** The sweeps that delete what is no longer needed. */
export const purges = ({ db, log }: Pick<SweepDeps, 'db' | 'log'>) =>
  Object.entries(PURGES).map(([name, purge]) => ({
    name,
    everyMs: PURGE_EVERY_MS,
    run: () => purgeRows(db, purge, reportSkipped(log, name)),
  }));
