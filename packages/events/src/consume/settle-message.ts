import type { JsMsg } from '@nats-io/jetstream';
import type { Scope } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { pause } from '@storefront/lifecycle';
import { inRequest, type Logger } from '@storefront/telemetry';
import type { Kysely, Transaction } from 'kysely';
import { type DomainEvent, scopeOfSubject } from '../event/domain-event.ts';
import { unpackPayload } from '../event/event-payload.ts';
import { insertDeadLetter, reasonOf } from './dead-letters.ts';
import { insertInboxRow, insertInboxRows } from './inbox.ts';

/** The dependencies for handling a message. */
export interface SettleContext<Database> {
  readonly db: Kysely<Database>;
  readonly consumer: string;
  readonly log: Logger;
  readonly handler: (event: DomainEvent<never>, trx: Transaction<Database>) => Promise<void>;
  readonly afterCommit?: ((scope: Scope) => void) | undefined;
  readonly retryWaitsMs: readonly number[];
  /** Acknowledges a message that is settled. */
  readonly acknowledge: (message: JsMsg) => Promise<void>;
  /** Runs a try when a transaction slot is free. */
  readonly inSlot: <T>(work: () => Promise<T>) => Promise<T>;
  /** Handles the event together with others. */
  readonly inBatch?: ((event: DomainEvent<never>) => Promise<void>) | undefined;
  /** Aborted when the process stops; unhandled events then return to the stream. */
  readonly stopping: AbortSignal;
}

/**
 * Handles one event in one transaction with its inbox row, then acknowledges it. A failing handler is retried after each of the
 * waits, in place, so that later events of the aggregate wait as well; then the event is dead-lettered and the stream continues.
 */
export async function settleMessage<Database>(message: JsMsg, event: DomainEvent<never>, context: SettleContext<Database>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    if (context.stopping.aborted) return message.nak();
    try {
      await handle(event, context, tries);
      break;
    } catch (error) {
      const waitMs = context.retryWaitsMs[tries - 1];
      const { consumer, log } = context;
      log.warn({ err: error, consumer, event_id: event.id, type: event.type, tries, wait_ms: waitMs }, 'event_failed');
      if (waitMs === undefined) return deadLetterMessage(message, event.id, error, tries, context);
      await pause(waitMs, context.stopping);
    }
  }
  await context.acknowledge(message);
}

/** At first, an event is handled together with others. If that fails, it is unknown which of them is the cause, so each is handled by itself. */
async function handle<Database>(event: DomainEvent<never>, context: SettleContext<Database>, tries: number): Promise<void> {
  const isHandled =
    tries === 1 &&
    (await context.inBatch?.(event).then(
      () => true,
      () => false,
    ));
  if (isHandled !== true) await context.inSlot(() => handleOnce(event, context));
}

/** Handles events of a store in one transaction with their inbox rows. */
export async function handleTogether<Database>(
  events: readonly DomainEvent<never>[],
  scope: Scope,
  {
    db,
    consumer,
    batch,
    afterCommit,
  }: Pick<SettleContext<Database>, 'db' | 'consumer' | 'afterCommit'> & {
    readonly batch: (events: readonly DomainEvent<never>[], trx: Transaction<Database>) => Promise<void>;
  },
): Promise<readonly undefined[]> {
  const handled = await inTransaction(db, async (trx) => {
    const fresh = await insertInboxRows(trx, consumer, scope, events);
    if (fresh.length > 0) await batch(fresh, trx);
    return fresh.length > 0;
  });
  if (handled) afterCommit?.(scope);
  return events.map(() => undefined);
}

async function handleOnce<Database>(
  event: DomainEvent<never>,
  { db, consumer, handler, afterCommit }: SettleContext<Database>,
): Promise<void> {
  const handled = await inTransaction(db, async (trx) => {
    if (!(await insertInboxRow(trx, consumer, event))) return false;
    await inRequest(event.requestId, () => handler(event, trx));
    return true;
  });
  if (handled) afterCommit?.(event);
}

/** Dead-letters a message that cannot be handled or even parsed, with the reason. */
export async function deadLetterMessage<Database>(
  message: JsMsg,
  eventId: string,
  error: unknown,
  tries: number,
  { db, consumer, log, acknowledge }: Pick<SettleContext<Database>, 'db' | 'consumer' | 'log' | 'acknowledge'>,
): Promise<void> {
  const reason = reasonOf(error);
  const scope = scopeOfSubject(message.subject);
  await insertDeadLetter(db, { ...scope, consumer, eventId, reason, tries, subject: message.subject, payload: payloadText(message) });
  log.error({ err: error, consumer, event_id: eventId, type: scope.type, tries }, 'event_dead_lettered');
  await acknowledge(message);
}

/** Keeps as much of an undecodable payload as is text; Postgres cannot store U+0000. */
function payloadText(message: JsMsg): string {
  try {
    return unpackPayload(message.data);
  } catch {
    return message.string().replaceAll('\0', '\ufffd');
  }
}
