import type { JsMsg } from '@nats-io/jetstream';
import { inTransaction } from '@storefront/db';
import type { Logger } from '@storefront/telemetry';
import type { Kysely, Transaction } from 'kysely';
import { type DomainEvent, scopeOfSubject } from './domain-event.ts';
import { unpackPayload } from './event-payload.ts';
import { insertInboxRow } from './inbox.ts';
import { pause } from './pause.ts';
import { insertQuarantined } from './quarantine.ts';

export interface SettleContext<Database> {
  readonly db: Kysely<Database>;
  readonly consumer: string;
  readonly log: Logger;
  readonly handler: (event: DomainEvent<never>, trx: Transaction<Database>) => Promise<void>;
  readonly afterCommit?: (() => void) | undefined;
  readonly retryWaitsMs: readonly number[];
  /** Runs a try when the process has room for its transaction. */
  readonly inSlot: <T>(work: () => Promise<T>) => Promise<T>;
  /** Aborted when the process stops: what is not handled yet goes back to the stream. */
  readonly stopping: AbortSignal;
}

/**
 * Handles one event and acknowledges it: once, in one transaction with its inbox row. A failing handler is tried again after each of the
 * waits, in place, so that later events of the aggregate wait too; then the event is quarantined and the stream goes on.
 */
export async function settleMessage<Database>(message: JsMsg, event: DomainEvent<never>, context: SettleContext<Database>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    if (context.stopping.aborted) return message.nak();
    try {
      await context.inSlot(() => handleOnce(event, context));
      return message.ack();
    } catch (error) {
      const waitMs = context.retryWaitsMs[tries - 1];
      const { consumer, log } = context;
      log.warn({ err: error, consumer, event_id: event.id, type: event.type, tries, wait_ms: waitMs }, 'event_failed');
      if (waitMs === undefined) return quarantineMessage(message, event.id, error, tries, context);
      await pause(waitMs, context.stopping);
    }
  }
}

async function handleOnce<Database>(
  event: DomainEvent<never>,
  { db, consumer, handler, afterCommit }: SettleContext<Database>,
): Promise<void> {
  const handled = await inTransaction(db, async (trx) => {
    if (!(await insertInboxRow(trx, consumer, event))) return false;
    await handler(event, trx);
    return true;
  });
  if (handled) afterCommit?.();
}

/** Puts aside what cannot be handled, or not even be read, with the reason. */
export async function quarantineMessage<Database>(
  message: JsMsg,
  eventId: string,
  error: unknown,
  tries: number,
  { db, consumer, log }: Pick<SettleContext<Database>, 'db' | 'consumer' | 'log'>,
): Promise<void> {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const scope = scopeOfSubject(message.subject);
  await insertQuarantined(db, { ...scope, consumer, eventId, reason, tries, subject: message.subject, payload: payloadText(message) });
  log.error({ err: error, consumer, event_id: eventId, type: scope.type, tries }, 'event_quarantined');
  message.ack();
}

/** What cannot be unpacked is kept as far as it is text; Postgres holds no U+0000. */
function payloadText(message: JsMsg): string {
  try {
    return unpackPayload(message.data);
  } catch {
    return message.string().replaceAll('\0', '\ufffd');
  }
}
