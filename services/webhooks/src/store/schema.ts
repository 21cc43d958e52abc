import type { Columns, Mode } from '@storefront/db';
import type { EventTables } from '@storefront/events';
import type { LeaseHolderTable } from '@storefront/lease-holders/tables';
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { Attempt, Delivery, DeliveryStatus } from '../domain/delivery.ts';
import type { HandedOut } from '../domain/listener.ts';
import type { Filter, SubscriptionOptions } from '../domain/subscription-options.ts';
import type { Subscription } from '../domain/subscription.ts';

/** The tables of the webhooks schema. */
export interface Database extends EventTables {
  subscription: SubscriptionTable;
  delivery: DeliveryTable;
  attempt: AttemptTable;
  delivery_hour: DeliveryHourTable;
  sender: LeaseHolderTable;
  held_event: HeldEventTable;
  store_turn: StoreTurnTable;
  aggregate_progress: AggregateProgressTable;
  endpoint_start: EndpointStartTable;
  listener: ListenerTable;
  event_feed: EventFeedTable;
  stored_event: StoredEventTable;
}

/** The database, or a transaction on it. */
export type Db = Kysely<Database>;
/** A transaction on the database. */
export type Trx = Transaction<Database>;

type WithDefaults<Row> = { [Column in keyof Row]: Generated<Row[Column]> };

interface Scoped {
  tenant_id: string;
  mode: Mode;
}

/** The options of a subscription, which have defaults. */
type OptionColumns = Columns<Omit<SubscriptionOptions, 'filters'>>;

interface SubscriptionTable
  extends Scoped, Columns<Omit<Subscription, 'lastDelivery' | keyof SubscriptionOptions>>, WithDefaults<OptionColumns> {
  /** Written as JSON text, read as a parsed value. */
  filters: ColumnType<readonly Filter[], string | undefined, string>;
  headers_sealed: Generated<Buffer | null>;
  signing_key_sealed: Generated<Buffer | null>;
  previous_signing_key_sealed: Generated<Buffer | null>;
  other_scheme_until: Generated<Date | null>;
  last_event_position: Generated<number>;
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
  aggregate: Generated<string | null>;
  place: Generated<number | null>;
  is_open: Generated<boolean>;
  lease_token: string | null;
  lease_until: Date | null;
  lease_holder: string | null;
}

interface AttemptTable extends Scoped, Columns<Attempt> {
  delivery_id: string;
}

interface DeliveryHourTable extends Scoped {
  subscription_id: string;
  hour: Date;
  bucket: number;
  delivered: number;
  failed: number;
}

interface HeldEventTable extends Scoped {
  event_id: string;
  aggregate: Generated<string>;
  aggregate_id: string;
  /** Orders the events of the aggregate: their position or, of an event that a release without positions wrote, the sequence. */
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
  kind: 'delivery' | 'failing_delivery' | 'held_event';
  due_at: Date;
  is_blocked: Generated<boolean>;
}

/** See aggregate-progress.ts. */
interface AggregateProgressTable extends Scoped {
  aggregate: string;
  received_to: number | null;
  ahead: Generated<number[]>;
  gap_since: Date | null;
  seen_at: Date;
}

/** See start-times.ts. */
interface EndpointStartTable extends Scoped {
  subscription_id: string;
  free_at: Date;
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
