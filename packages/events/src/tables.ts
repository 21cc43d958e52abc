import type { ColumnType, Generated } from 'kysely';

/** The tables of this package, to intersect with a service's Database type. */
export interface EventTables {
  outbox: OutboxTable;
  event_sequence: EventSequenceTable;
  inbox: InboxTable;
  consumer_position: ConsumerPositionTable;
  quarantine: QuarantineTable;
  relay_lease: RelayLeaseTable;
}

interface OutboxTable {
  tenant_id: string;
  mode: string;
  /** Assigned by the database on insert, after the aggregate is locked, so within an aggregate it follows commit order. */
  position: Generated<string>;
  id: string;
  type: string;
  aggregate: string;
  aggregate_id: string;
  /** Numbers the public events of an aggregate from 1 without gaps; null for internal events. */
  sequence: string | null;
  data: ColumnType<unknown, string, never>;
  traceparent: string | null;
  /** The request of the public API that has caused the event; null if none has. */
  request_id: string | null;
  created_at: Generated<Date>;
  published_at: Date | null;
  /** The event's sequence in the stream, from its acknowledgment. */
  stream_sequence: string | null;
  /** The message ID of an event that was published again; null for the event's own ID. */
  message_id: string | null;
}

interface EventSequenceTable {
  tenant_id: string;
  mode: string;
  aggregate: string;
  aggregate_id: string;
  last_sequence: string;
}

interface InboxTable {
  tenant_id: string;
  mode: string;
  consumer: string;
  event_id: string;
  handled_at: Generated<Date>;
}

interface ConsumerPositionTable {
  consumer: string;
  stream_created_at: string;
  /** The highest stream sequence that is settled. Written before the acknowledgment, so a lower value than the stream's means that the database was restored. */
  settled: string;
  /** The highest delivery number of a settled event, because the stream's position also passes events that the consumer does not receive. */
  settled_delivery: string | null;
  /** Every event up to this stream sequence is settled. */
  floor: string;
  recorded_at: Generated<Date>;
  /** The events after `lost_after`, up to `lost_through`, are skipped and must be published again; null if the database was never restored. */
  lost_after: string | null;
  lost_through: string | null;
  lost_at: Date | null;
}

interface QuarantineTable {
  tenant_id: string;
  mode: string;
  consumer: string;
  event_id: string;
  type: string;
  reason: string;
  tries: number;
  subject: string;
  payload: string;
  quarantined_at: Generated<Date>;
}

interface RelayLeaseTable {
  service: string;
  holder: string | null;
  expires_at: Date;
  /** The creation time of the stream that this service's outbox was last compared with. A different value means that the stream was lost and created again. */
  stream_created_at: string | null;
}
