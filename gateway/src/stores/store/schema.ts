import type { Mode } from '@storefront/db';
import type { EventTables } from '@storefront/events/tables';
import type { IdempotencyTables } from '@storefront/idempotency/tables';
import type { ColumnType, Generated } from 'kysely';
import type { FaultEffect } from '../../access/principals/fault-effect.ts';
import type { KeyKind } from '../../access/principals/key-principal.ts';
import type { DatedRate } from '../domain/dated-rates.ts';

/** The database schema of the gateway. */
export interface GatewayDatabase extends EventTables, IdempotencyTables {
  tenant: TenantTable;
  store_settings: StoreSettingsTable;
  api_key: ApiKeyTable;
  gateway_instance: GatewayInstanceTable;
  sandbox_clock: SandboxClockTable;
  sandbox_fault: SandboxFaultTable;
}

interface TenantTable {
  tenant_id: string;
  name: string;
  created_at: Generated<Date>;
}

interface StoreSettingsTable {
  tenant_id: string;
  mode: Mode;
  name: string;
  currency: string;
  gct_rate: string;
  online_payments: boolean;
  couriers: boolean;
  payment_rails: string[];
  signup: string;
  tax_rounding: string;
  shipping_tax: string;
  contract_price: string;
  require_verified_email: boolean;
  time_zone: Generated<string>;
  dated_gct_rates: ColumnType<DatedRate[], string | undefined, string>;
  updated_at: Generated<Date>;
}

interface ApiKeyTable {
  tenant_id: string;
  mode: Mode;
  key_id: string;
  kind: KeyKind;
  /** HMAC-SHA256 of the key's text with the pepper. The text itself is not stored. */
  key_hash: Buffer;
  hint: string;
  scopes: string[];
  origins: string[];
  rate_per_minute: number;
  /** The limit of one client address; null if there is none. */
  rate_per_client: number | null;
  expires_at: Date | null;
  revoked_at: Date | null;
  created_at: Generated<Date>;
}

/** A running gateway. */
interface GatewayInstanceTable {
  id: string;
  /** Its last heartbeat, on the clock of the database. */
  seen_at: Date;
}

/** The clock of a sandbox that was moved. */
interface SandboxClockTable {
  tenant_id: string;
  mode: 'sandbox';
  /** How far it is ahead of the real time, in milliseconds, as text. */
  offset_ms: ColumnType<string, number | undefined, number>;
  /** The target of a move in progress; otherwise equal to the offset. */
  target_ms: ColumnType<string, number, number>;
  moving_since: Generated<Date>;
}

/** The faults of the next matching requests of a sandbox. */
interface SandboxFaultTable {
  tenant_id: string;
  mode: 'sandbox';
  id: string;
  /** Upper case, or `*`. */
  method: string;
  /** The path of a route, or `*`. */
  path: string;
  effect: ColumnType<FaultEffect, string, string>;
  times: number;
  remaining: number;
  created_at: Generated<Date>;
  expires_at: Date;
}
