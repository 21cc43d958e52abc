import type { ColumnType, Generated } from 'kysely';

/** The table of this package that typed statements name, to intersect with a service's Database type. */
export interface EventTables {
  outbox: OutboxTable;
}

interface OutboxTable {
  tenant_id: string;
  mode: string;
  /** Orders the events of a store. Assigned by the database on insert, after the aggregate is locked, so within an aggregate it follows commit order. */
  position: Generated<string>;
  id: string;
  type: string;
  aggregate: string;
  aggregate_id: string;
  /** Numbers the sequenced events of an aggregate from 1 without gaps; null for others. */
  sequence: string | null;
  /** Numbers the public events of an aggregate without gaps; null for internal events, and for all that a release without positions wrote. */
  aggregate_position: string | null;
  /** When the public event before this one was written; null without one. */
  previous_at: Date | null;
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
