import { inTransaction } from '@storefront/db';
import { openTestDatabase } from '@storefront/db/testing';
import { conflict } from '@storefront/errors';
import { type Caller, customerScope } from '@storefront/rpc';
import { type Kysely, sql } from 'kysely';
import type { Claim } from '../keyed.ts';
import type { IdempotencyTables } from '../tables.ts';

export interface Database extends IdempotencyTables {
  effect: { customer_id: string; number: number };
}

/** What the handlers of these tests answer: the number of the effect that they wrote. */
export interface Written {
  readonly number: number;
  replayed?: boolean;
}

/** A database with effects to count. */
export interface Ledger {
  readonly db: Kysely<Database>;
  /** Writes one more effect, and claims the key in that transaction with what `answerOf` makes of it. */
  write<Answered>(caller: Caller, claim: Claim<Answered> | undefined, answerOf: (written: Written) => Answered): Promise<Written>;
  effectsOf(caller: Caller): Promise<number[]>;
  /** As if everything that is stored had been stored so much earlier. */
  age(seconds: number): Promise<void>;
  close(): Promise<void>;
}

export async function openLedger(): Promise<Ledger> {
  const { db, close } = await openTestDatabase<Database>({
    name: 'idempotency',
    migrations: new URL('./migrations/', import.meta.url),
  });
  let numbers = 0;
  return {
    db,
    write: (caller, claim, answerOf) =>
      inTransaction(db, async (trx) => {
        numbers += 1;
        const written = { number: numbers };
        await trx
          .insertInto('effect')
          .values({ customer_id: customerScope(caller).customerId, number: written.number })
          .execute();
        await claim?.(trx, answerOf(written));
        return written;
      }),
    effectsOf: async (caller) => {
      const rows = await db.selectFrom('effect').select('number').where('customer_id', '=', customerScope(caller).customerId).execute();
      return rows.map(({ number }) => number);
    },
    age: async (seconds) => {
      const earlier = (column: 'claimed_at' | 'expires_at') => sql<Date>`${sql.ref(column)} - make_interval(secs => ${seconds})`;
      await db
        .updateTable('idempotent_answer')
        .set({ claimed_at: earlier('claimed_at'), expires_at: earlier('expires_at') })
        .execute();
    },
    close,
  };
}

/** What a domain refuses. */
export const refused = () => conflict('refused', 'Not now.');
