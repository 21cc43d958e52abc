import type { Mode } from '@storefront/contract';
import type { ColumnType, Generated } from 'kysely';

/** The tables of this package, to intersect with a service's Database type. */
export interface IdempotencyTables {
  idempotent_response: IdempotentResponseTable;
}

interface IdempotentResponseTable {
  tenant_id: string;
  mode: Mode;
  /** The customer, or the token of an operator. */
  customer_id: string;
  route: string;
  key: string;
  fingerprint: string;
  /** The response message as JSON text, for replays. Null from the commit of the effect until its response is known. */
  response: string | null;
  claimed_at: ColumnType<Date, Date | undefined, Date>;
  expires_at: Generated<Date>;
}

/** From the contract; longer than any client retries. */
export const KEY_RETENTION_HOURS = 24;
