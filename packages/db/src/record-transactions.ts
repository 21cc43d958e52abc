import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';

/** Records what one transaction changes, within it. */
export interface TransactionRecord {
  /** Called as the transaction begins, and again if it is repeated. */
  begin<Database>(trx: Transaction<Database>): Promise<void>;
  /** Called before the commit. */
  end<Database>(trx: Transaction<Database>): Promise<void>;
  /** Called if the transaction has failed. */
  failed(): void;
}

const records = new AsyncLocalStorage<() => TransactionRecord | undefined>();

/** Runs work in which `next` returns the record of each transaction that begins, or undefined if it is not recorded. */
export const recordTransactions = <T>(next: () => TransactionRecord | undefined, work: () => Promise<T>): Promise<T> =>
  records.run(next, work);

/** Returns the record of a transaction that begins now. */
export const nextRecord = (): TransactionRecord | undefined => records.getStore()?.();
