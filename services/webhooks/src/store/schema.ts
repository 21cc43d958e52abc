import type { Columns, Mode } from '@storefront/db';
import type { EventTables } from '@storefront/events';
import type { LeaseHolderTable } from '@storefront/lease-holders/tables';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Attempt, Delivery, DeliveryStatus } from '../domain/delivery.ts';
import type { HandedOut } from '../domain/listener.ts';
import type { Subscription } from '../domain/subscription.ts';

/** The tables of the webhooks schema. */
export interface Database extends EventTables {
  subscription: SubscriptionTable;
  delivery: DeliveryTable;
  attempt: AttemptTable;
  sender: LeaseHolderTable;
  held_event: HeldEventTable;
  store_turn: StoreTurnTable;
  listener: ListenerTable;
  event_feed: EventFeedTable;
  stored_event: StoredEventTable;
}

/** The database, or a transaction on it. */
export type Db = Kysely<Database>;
/** A transaction on the database. */
export type Trx = Transaction<Database>;

interface Scoped {
  tenant_id: string;
  mode: Mode;
}

interface SubscriptionTable extends Scoped, Columns<Omit<Subscription, 'lastDelivery'>> {
  secret_sealed: Buffer;
  previous_secret_sealed: Buffer | null;
  previous_secret_until: Date | null;
  last_delivery_id: string | null;
  last_delivery_event: string | null;
  last_delivery_status: DeliveryStatus | null;
  last_response_status: number | null;
  last_delivery_at: Date | null;
  deleted_at: Date | null;
}

interface DeliveryTable extends Scoped, Columns<Omit<Delivery, 'lastResponseStatus' | 'lastFailure'>> {
  body: string;
  traceparent: string | null;
  resends: number;
  lease_token: string | null;
  lease_until: Date | null;
  lease_holder: string | null;
}

interface AttemptTable extends Scoped, Columns<Attempt> {
  delivery_id: string;
}

interface HeldEventTable extends Scoped {
  event_id: string;
  aggregate: Generated<string>;
  aggregate_id: string;
  sequence: number;
  event: string;
  feed_began_position: string | null;
  /** The process that completes it. */
  lease_holder: Generated<string | null>;
  tries: Generated<number>;
  next_try_at: Generated<Date>;
  created_at: Generated<Date>;
}

/** See turns.ts. */
interface StoreTurnTable extends Scoped {
  kind: 'delivery' | 'held_event';
  due_at: Date;
  is_blocked: Generated<boolean>;
}

interface ListenerTable extends Scoped {
  id: string;
  event_types: string[];
  secret_sealed: Buffer;
  /** The number of events that were stored for it. */
  last_sequence: Generated<number>;
  /** The position of the last event that was acknowledged, and its number among those of the listener. */
  position: string | null;
  acknowledged_sequence: Generated<number>;
  /** The events that were handed out and not acknowledged, as JSON. */
  handed_out: Generated<readonly HandedOut[]>;
  created_at: Generated<Date>;
  seen_at: Generated<Date>;
}

interface EventFeedTable extends Scoped {
  is_on: Generated<boolean>;
  began_at: Date | null;
  began_position: Generated<string>;
  last_position: Generated<string>;
  purged_position: Generated<string>;
}

interface StoredEventTable extends Scoped {
  position: string;
  event_id: string;
  event: string;
  body: string;
  in_feed: boolean;
  created_at: Date;
}
