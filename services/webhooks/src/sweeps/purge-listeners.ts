import { purgeRows } from '@storefront/db';
import { reportSkipped } from '@storefront/lifecycle';
import { sql } from 'kysely';
import type { SweepDeps } from '../deps.ts';
import { LISTENER_EXPIRES_MINUTES } from '../domain/listener.ts';

/** Deletes expired listeners with their events. */
export const purgeListeners = ({ db, log }: SweepDeps): Promise<number> =>
  purgeRows(
    db,
    {
      table: 'listener',
      key: ['tenant_id', 'mode', 'id'],
      due: sql`seen_at <= clock_timestamp() - ${LISTENER_EXPIRES_MINUTES} * interval '1 minute'`,
    },
    reportSkipped(log, 'purge-listeners'),
  );
