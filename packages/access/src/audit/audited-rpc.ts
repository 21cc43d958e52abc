import type { Scope } from '@storefront/contract';
import type { RawBuilder, Transaction } from 'kysely';
import type { Fields } from '../operators/operator.ts';

/** How the calls of an RPC are recorded. Nothing that is not named here becomes part of an entry, so personal data and secrets stay outside. */
export interface AuditedRpc {
  /** The object that the RPC changes, such as `product`. */
  readonly object: string;
  /**
   * When an entry is written: in the first transaction of the call (the default), in each of its transactions, or in a transaction of its own before the work, which
   * is then `started`, or `exported`.
   */
  readonly entry?: 'each_transaction' | 'started' | 'exported';
  /** The fields of the request that the entry contains. */
  readonly details?: readonly string[];
  /** The lists of the request of which the entry contains the length and the SHA-256. */
  readonly hashed?: readonly string[];
  /** Identifies the object in the request, by columns of `row` if there is one; undefined if the request does not identify it. */
  readonly key?: (request: Fields, stage: Stage) => Readonly<Record<string, unknown>> | undefined;
  /** Where the object is stored. The entry contains what changes in it. */
  readonly row?: AuditedRow;
}

/** When the key of an object is needed, and the ID that the work has noted with `noteObject`. */
export interface Stage {
  readonly isAfter: boolean;
  readonly noted: string | undefined;
}

/** An expression over the row of an object. One that reads other tables names the store in them. */
export type AuditedValue = RawBuilder<unknown> | ((tenantId: string) => RawBuilder<unknown>);

/** The row of an object. */
export interface AuditedRow {
  readonly table: string;
  /** The column that identifies the object to readers of the log. */
  readonly id: string;
  /** The columns whose values an entry contains. */
  readonly columns: readonly string[];
  /** Expressions over the table whose values an entry contains, by name. */
  readonly computed?: Readonly<Record<string, AuditedValue>>;
  /** Expressions over the table of which an entry only says that they have changed, by name. */
  readonly personal?: Readonly<Record<string, AuditedValue>>;
  /** Takes the lock that the work takes first, so that nothing changes between the reading of the row and the work. By default, the row is locked. */
  readonly lock?: <Database>(trx: Transaction<Database>, scope: Scope) => Promise<unknown>;
  /** Whether the key alone identifies the row. Otherwise the store and mode of the caller are added. */
  readonly isUnscoped?: boolean;
}

/** The audited RPCs of a server, by their gRPC paths. */
export type AuditedRpcs = Readonly<Record<string, AuditedRpc>>;

/** Returns the audited RPCs of a service by their paths. */
export const auditedRpcs = (service: string, rpcs: Readonly<Record<string, AuditedRpc>>): AuditedRpcs =>
  Object.fromEntries(Object.entries(rpcs).map(([rpc, audited]) => [`/${service}/${rpc}`, audited]));
