import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { lockWaits } from './lock-waits.ts';

/** Runs `act` while `change` is made but not committed, which it is once `act` waits for a lock or has ended. So `act` must lock what it reads before it writes. */
export async function besideChange<Database, T>(
  db: Kysely<Database>,
  change: (trx: Transaction<Database>) => Promise<unknown>,
  act: () => Promise<T>,
): Promise<T> {
  let hasEnded = false;
  const { acting } = await db.transaction().execute(async (trx) => {
    await change(trx);
    const acting = act().finally(() => (hasEnded = true));
    acting.catch(() => undefined);
    while (!hasEnded && (await lockWaits(db)) === 0) await sleep(5);
    // In an object, because the transaction would wait for a promise, which waits for the transaction.
    return { acting };
  });
  return acting;
}
