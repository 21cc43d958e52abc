import { randomUUIDv7 } from 'node:crypto';
import { isSequenced, type Scope } from '@storefront/contract';
import { PREPARED } from '@storefront/db';
import { activeRequestId, traceHeaders } from '@storefront/telemetry';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { aggregateOf } from '../event/domain-event.ts';
import { fitsMessage } from '../event/event-payload.ts';

/** An event to append to the outbox. */
export interface NewEvent {
  /** `<aggregate>.<event>`. */
  readonly type: string;
  readonly aggregateId: string;
  /** A message of proto/storefront/events/v1 as a plain object, with every field set as in a gRPC response. */
  readonly data: object;
  /** Public events get the next `position` of their aggregate, and its next `sequence` if their type is sequenced, and may be sent to the store's webhooks. */
  readonly public?: boolean;
  /** The request and the trace that the event belongs to; by default, those that this process is working for. */
  readonly cause?: EventCause;
}

/** The traces to which an event is linked, such as those of the event that it follows from. */
export interface EventCause {
  readonly requestId?: string | null | undefined;
  readonly traceparent?: string | null | undefined;
}

/** Returns the request and the trace that this process is working for, for events that are appended outside of their context. */
export const currentCause = (): EventCause => ({ requestId: activeRequestId(), traceparent: traceHeaders().traceparent });

/** Appends an event in the transaction of the change it reports, after the changed row is locked. Returns the event's ID. */
export async function appendEvent<Database>(trx: Transaction<Database>, scope: Scope, event: NewEvent): Promise<string> {
  const [id = ''] = await appendEvents(trx, scope, [event]);
  return id;
}

/** Appends events in one statement, in the given order. Returns their IDs. */
export async function appendEvents<Database>(
  trx: Transaction<Database>,
  scope: Scope,
  events: readonly NewEvent[],
): Promise<readonly string[]> {
  if (events.length === 0) return [];
  const { ids, fact, counted, inserted } = eventStatements(scope, events);
  await sql`${PREPARED} with fact as ${fact}, counted as ${counted}, inserted as ${inserted} select`.execute(trx);
  return ids;
}

type Row = Record<string, unknown>;

/** The parts of a `with` clause that append events in the same statement as the change they report. Use all three, in parentheses, under these names and in this order. */
export interface EventStatements {
  readonly ids: readonly string[];
  readonly fact: RawBuilder<Row>;
  readonly counted: RawBuilder<Row>;
  readonly inserted: RawBuilder<Row>;
}

/** Builds the statements that append these events of a store, in the given order. */
export function eventStatements({ tenantId, mode }: Scope, events: readonly NewEvent[]): EventStatements {
  const ids = events.map(() => randomUUIDv7());
  const datas = events.map(({ type, data }) => encodeData(type, data));
  const current = currentCause();
  const causes = events.map(({ cause = current }) => cause);
  return {
    ids,
    fact: sql<Row>`(
      select * from unnest(
        ${ids}::uuid[],
        ${events.map(({ type }) => type)}::text[],
        ${events.map(({ type }) => aggregateOf(type))}::text[],
        ${events.map(({ aggregateId }) => aggregateId)}::text[],
        ${events.map((event) => event.public === true)}::boolean[],
        ${events.map((event) => event.public === true && isSequenced(event.type))}::boolean[],
        ${datas}::text[],
        ${causes.map(({ traceparent }) => traceparent ?? null)}::text[],
        ${causes.map(({ requestId }) => requestId ?? null)}::text[]
      ) with ordinality as fact (id, type, aggregate, aggregate_id, is_public, is_sequenced, data, traceparent, request_id, ordinal))`,
    // Sequences are taken in key order, so that two transactions on the same aggregates cannot deadlock.
    // The time of the previous event is in a column, because `returning` sees only the new row.
    counted: sql<Row>`(
      insert into event_sequence as stored (tenant_id, mode, aggregate, aggregate_id, last_sequence, unsequenced, last_at)
      select ${tenantId}::uuid, ${mode}, aggregate, aggregate_id, count(*) filter (where is_sequenced), count(*) filter (where not is_sequenced),
        statement_timestamp()
      from fact where is_public
      group by aggregate, aggregate_id
      order by aggregate, aggregate_id
      on conflict (tenant_id, mode, aggregate, aggregate_id)
      do update set last_sequence = stored.last_sequence + excluded.last_sequence, unsequenced = stored.unsequenced + excluded.unsequenced,
        previous_at = stored.last_at, last_at = excluded.last_at
      returning aggregate, aggregate_id, last_sequence, last_sequence + unsequenced as last_position, previous_at, last_at)`,
    inserted: sql<Row>`(
      insert into outbox (tenant_id, mode, id, type, aggregate, aggregate_id, sequence, aggregate_position, previous_at, data, traceparent, request_id)
      select
        ${tenantId}::uuid, ${mode}, fact.id, fact.type, fact.aggregate, fact.aggregate_id,
        case when fact.is_sequenced then
          counted.last_sequence
            - count(*) over (partition by fact.is_sequenced, fact.aggregate, fact.aggregate_id)
            + row_number() over (partition by fact.is_sequenced, fact.aggregate, fact.aggregate_id order by fact.ordinal)
        end,
        case when fact.is_public then
          counted.last_position
            - count(*) over (partition by fact.is_public, fact.aggregate, fact.aggregate_id)
            + row_number() over (partition by fact.is_public, fact.aggregate, fact.aggregate_id order by fact.ordinal)
        end,
        case when fact.is_public then
          case row_number() over (partition by fact.is_public, fact.aggregate, fact.aggregate_id order by fact.ordinal)
            when 1 then counted.previous_at else counted.last_at
          end
        end,
        fact.data::json, fact.traceparent, fact.request_id
      from fact left join counted using (aggregate, aggregate_id)
      order by fact.ordinal)`,
  };
}

function encodeData(type: string, data: object): string {
  const text = JSON.stringify(data);
  // Such an event could never be published, so refuse it while its transaction can still fail.
  if (!fitsMessage(text)) throw new Error(`the data of ${type} is larger than a NATS message, even compressed`);
  return text;
}
