import { randomUUIDv7 } from 'node:crypto';
import { traceHeaders } from '@storefront/telemetry';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { aggregateOf, type EventScope } from './domain-event.ts';
import { fitsMessage } from './event-payload.ts';

export interface NewEvent {
  /** `<aggregate>.<event>`. */
  readonly type: string;
  readonly aggregateId: string;
  /** A message of proto/storefront/events/v1 as a plain object, every field filled as a gRPC answer has them. */
  readonly data: object;
  /** Public events take the next `sequence` of their aggregate and may go to the store's webhooks. */
  readonly public?: boolean;
}

/** Writes one event beside its fact, in the fact's transaction and after the fact's row is locked. Returns the event's id. */
export async function appendEvent<Database>(trx: Transaction<Database>, scope: EventScope, event: NewEvent): Promise<string> {
  const [id = ''] = await appendEvents(trx, scope, [event]);
  return id;
}

/** Writes events beside their facts in one statement, in the given order. Returns their ids. */
export async function appendEvents<Database>(
  trx: Transaction<Database>,
  scope: EventScope,
  events: readonly NewEvent[],
): Promise<readonly string[]> {
  if (events.length === 0) return [];
  const { ids, fact, counted, told } = eventStatements(scope, events);
  await sql`with fact as ${fact}, counted as ${counted}, told as ${told} select`.execute(trx);
  return ids;
}

type Row = Record<string, unknown>;

/** What writes events, to be part of the one statement that writes their fact: each in parentheses, under these three names, in this order. */
export interface EventStatements {
  readonly ids: readonly string[];
  readonly fact: RawBuilder<Row>;
  readonly counted: RawBuilder<Row>;
  readonly told: RawBuilder<Row>;
}

/** The statements that write these events, at least one, in the given order. */
export function eventStatements(scope: EventScope, events: readonly NewEvent[]): EventStatements {
  const ids = events.map(() => randomUUIDv7());
  const datas = events.map(({ type, data }) => encodeData(type, data));
  return {
    ids,
    fact: sql<Row>`(
      select * from unnest(
        ${ids}::uuid[],
        ${events.map(({ type }) => type)}::text[],
        ${events.map(({ type }) => aggregateOf(type))}::text[],
        ${events.map(({ aggregateId }) => aggregateId)}::text[],
        ${events.map((event) => event.public === true)}::boolean[],
        ${datas}::text[]
      ) with ordinality as fact (id, type, aggregate, aggregate_id, is_public, data, ordinal))`,
    // Sequences are taken in the order of their keys, so that two transactions with the same aggregates cannot lock each other out.
    counted: sql<Row>`(
      insert into event_sequence as held (tenant_id, mode, aggregate, aggregate_id, last_sequence)
      select ${scope.tenantId}::uuid, ${scope.mode}, aggregate, aggregate_id, count(*)
      from fact where is_public
      group by aggregate, aggregate_id
      order by aggregate, aggregate_id
      on conflict (tenant_id, mode, aggregate, aggregate_id)
      do update set last_sequence = held.last_sequence + excluded.last_sequence
      returning aggregate, aggregate_id, last_sequence)`,
    told: sql<Row>`(
      insert into outbox (tenant_id, mode, id, type, aggregate, aggregate_id, sequence, data, traceparent)
      select
        ${scope.tenantId}::uuid, ${scope.mode}, fact.id, fact.type, fact.aggregate, fact.aggregate_id,
        case when fact.is_public then
          counted.last_sequence
            - count(*) over (partition by fact.is_public, fact.aggregate, fact.aggregate_id)
            + row_number() over (partition by fact.is_public, fact.aggregate, fact.aggregate_id order by fact.ordinal)
        end,
        fact.data::json, ${traceHeaders().traceparent ?? null}
      from fact left join counted using (aggregate, aggregate_id)
      order by fact.ordinal)`,
  };
}

function encodeData(type: string, data: object): string {
  const text = JSON.stringify(data);
  // Such an event could never be published, so it is refused while its fact can still fail.
  if (!fitsMessage(text)) throw new Error(`the data of ${type} is larger than a message of NATS, even packed`);
  return text;
}
