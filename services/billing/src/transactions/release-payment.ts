import { inTransaction, type Scope } from '@storefront/db';
import { conflict } from '@storefront/errors';
import type { Kysely } from 'kysely';
import { insertTombstone } from '../store/authorizations.ts';
import type { Database } from '../store/schema.ts';
import { freeAuthorization } from './free-authorization.ts';

/** Gives a checkout up, also one whose authorisation never came: its tombstone refuses a late one. A committed payment is not given up this way. */
export const releasePayment = (db: Kysely<Database>, scope: Scope, checkoutId: string, now: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (await insertTombstone(trx, scope, checkoutId)) return;
    await freeAuthorization(trx, scope, {
      checkoutId,
      to: 'RELEASED',
      now,
      check: ({ status }) => {
        if (status === 'COMMITTED' || status === 'POSTED') {
          throw conflict('checkout_committed', 'The order of this checkout exists; cancel the order instead.');
        }
      },
    });
  });
