import { purgeRows } from '@storefront/db';
import { reportSkipped } from '@storefront/lifecycle';
import { sql } from 'kysely';
import type { BillingDeps } from '../../deps.ts';
import { LOGIN_WINDOW_SECONDS } from '../domain/login-limit.ts';

/** Deletes failed logins that are too old to count. */
export const purgeLoginFailures = ({ db, log }: BillingDeps): Promise<number> =>
  purgeRows(
    db,
    {
      table: 'login_failure',
      key: ['tenant_id', 'mode', 'subject_kind', 'subject', 'failed_at'],
      due: sql`failed_at < clock_timestamp() - make_interval(secs => ${LOGIN_WINDOW_SECONDS})`,
    },
    reportSkipped(log, 'purge-login-failures'),
  );
