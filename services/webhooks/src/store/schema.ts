import type { Columns, Mode } from '@storefront/db';
import type { EventTables } from '@storefront/events';
import type { LeaseOwnerTables } from '@storefront/lease-owners/tables';
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { Attempt, Delivery, DeliveryStatus } from '../domain/delivery.ts';
import type { HandedOut } from '../domain/listener.ts';
import type { Filter, SubscriptionOptions } from '../domain/subscription-options.ts';
import type { Subscription } from '../domain/subscription.ts';

/** The tables of the webhooks schema. */
export interface Database extends EventTables, LeaseOwnerTables {
  subscription: SubscriptionTable;
  delivery: DeliveryTable;
  attempt: AttemptTable;
  delivery_hour: DeliveryHourTable;
  pending_event: PendingEventTable;
  flow: FlowTable;
  aggregate_sequence: AggregateSequenceTable;
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
  position: Generated<number | null>;
  is_open: Generated<boolean>;
  lease_token: string | null;
  lease_until: Date | null;
  lease_owner: string | null;
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

/** See pending-events.ts. */
interface PendingEventTable extends Scoped {
  event_id: string;
  aggregate: string;
  aggregate_id: string;
  position: number;
  event: string;
  feed_began_position: string | null;
  gap_until: Date | null;
  /** The process that completes it. */
  lease_owner: Generated<string | null>;
  tries: Generated<number>;
  next_try_at: Generated<Date>;
  created_at: Generated<Date>;
}

/** See flows.ts. */
interface FlowTable extends Scoped {
  kind: 'delivery' | 'failing_delivery' | 'pending_event';
  due_at: Date;
  is_blocked: Generated<boolean>;
}

/** See sequences.ts. */
interface AggregateSequenceTable extends Scoped {
  aggregate: string;
  dispatched_to: number | null;
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
  /** Its first event has a later position in the feed. */
  began_position: string;
  /** The position of the last event that was acknowledged. */
  position: string;
  /** The events after it that were dropped. */
  missed: Generated<number>;
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
