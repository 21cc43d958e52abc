import type { Mode } from '@storefront/contract';
import type { EventTables } from '@storefront/events';
import type { LeaseHolderTable } from '@storefront/lease-holders/tables';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { DeliveryStatus } from '../domain/delivery.ts';
import type { SubscriptionStatus } from '../domain/subscription.ts';

/** The tables of the webhooks schema. */
export interface Database extends EventTables {
  subscription: SubscriptionTable;
  delivery: DeliveryTable;
  attempt: AttemptTable;
  sender: LeaseHolderTable;
  held_event: HeldEventTable;
  listener: ListenerTable;
  listener_event: ListenerEventTable;
}

/** The database, or a transaction on it. */
export type Db = Kysely<Database>;
/** A transaction on the database. */
export type Trx = Transaction<Database>;

interface SubscriptionTable {
  tenant_id: string;
  mode: Mode;
  id: string;
  endpoint_url: string;
  event_types: string[];
  description: string | null;
  status: SubscriptionStatus;
  secret_sealed: Buffer;
  secret_hint: string;
  previous_secret_sealed: Buffer | null;
  previous_secret_until: Date | null;
  consecutive_failures: number;
  failing_since: Date | null;
  failing_messages: number;
  last_failure_at: Date | null;
  disabled_at: Date | null;
  disabled_reason: string | null;
  last_delivery_id: string | null;
  last_delivery_event: string | null;
  last_delivery_status: DeliveryStatus | null;
  last_response_status: number | null;
  last_delivery_at: Date | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

interface DeliveryTable {
  tenant_id: string;
  mode: Mode;
  id: string;
  subscription_id: string;
  event: string;
  event_id: string;
  body: string;
  traceparent: string | null;
  status: DeliveryStatus;
  attempt_count: number;
  next_attempt_at: Date | null;
  resends: number;
  lease_token: string | null;
  lease_until: Date | null;
  lease_holder: string | null;
  delivered_at: Date | null;
  created_at: Date;
}

interface AttemptTable {
  tenant_id: string;
  mode: Mode;
  delivery_id: string;
  number: number;
  started_at: Date;
  duration_ms: number;
  response_status: number | null;
  failure: string | null;
}

interface HeldEventTable {
  tenant_id: string;
  mode: Mode;
  event_id: string;
  /** The ID of the order. */
  aggregate_id: string;
  sequence: number;
  event: string;
  /** The process that completes it. */
  lease_holder: Generated<string | null>;
  tries: Generated<number>;
  next_try_at: Generated<Date>;
  created_at: Generated<Date>;
}

interface ListenerTable {
  tenant_id: string;
  mode: Mode;
  id: string;
  event_types: string[];
  secret_sealed: Buffer;
  last_sequence: Generated<number>;
  created_at: Generated<Date>;
  seen_at: Generated<Date>;
}

interface ListenerEventTable {
  tenant_id: string;
  mode: Mode;
  listener_id: string;
  sequence: number;
  delivery_id: string;
  event: string;
  event_id: string;
  body: string;
  attempt_count: Generated<number>;
}
