import { inTransaction } from '@storefront/db';
import { openTestDatabase } from '@storefront/db/testing';
import { conflict } from '@storefront/errors';
import { type Caller, customerScope } from '@storefront/rpc';
import { type Kysely, sql } from 'kysely';
import type { IdempotencyTables } from '../tables.ts';
import type { Claim } from '../with-idempotency.ts';

/** The tables of the test database. */
export interface Database extends IdempotencyTables {
  effect: { customer_id: string; number: number };
}

/** The response of the test handlers: the number of the effect that they wrote. */
export interface Written {
  readonly number: number;
  replayed?: boolean;
}

/** A test database with effects to count. */
export interface Ledger {
  readonly db: Kysely<Database>;
  /** Writes an effect and claims the key with `responseOf` its number, in one transaction. */
  write<Stored>(caller: Caller, claim: Claim<Stored> | undefined, responseOf: (written: Written) => Stored): Promise<Written>;
  effectsOf(caller: Caller): Promise<number[]>;
  /** Moves all stored times into the past by this much. */
  age(seconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens a test database with the package's table. */
export async function openLedger(): Promise<Ledger> {
  const { db, close } = await openTestDatabase<Database>({
    name: 'idempotency',
    migrations: new URL('./migrations/', import.meta.url),
  });
  let numbers = 0;
  return {
    db,
    write: (caller, claim, responseOf) =>
      inTransaction(db, async (trx) => {
        numbers += 1;
        const written = { number: numbers };
        await trx
          .insertInto('effect')
          .values({ customer_id: customerScope(caller).customerId, number: written.number })
          .execute();
        await claim?.(trx, responseOf(written));
        return written;
      }),
    effectsOf: async (caller) => {
      const rows = await db.selectFrom('effect').select('number').where('customer_id', '=', customerScope(caller).customerId).execute();
      return rows.map(({ number }) => number);
    },
    age: (seconds) =>
      inTransaction(db, async (trx) => {
        // The difference of a `timestamptz` depends on the time zone of the session, so Citus refuses it.
        const earlier = (column: 'claimed_at' | 'expires_at') =>
          sql<Date>`(${sql.ref(column)} at time zone 'UTC' - make_interval(secs => ${seconds})) at time zone 'UTC'`;
        // On a busy machine, a store's limit of keys takes longer than a statement of a request may.
        await sql`set local statement_timeout = 0`.execute(trx);
        await trx
          .updateTable('idempotent_response')
          .set({ claimed_at: earlier('claimed_at'), expires_at: earlier('expires_at') })
          .execute();
      }),
    close,
  };
}

/** An error that a domain function throws. */
export const refused = () => conflict('refused', 'Not now.');
