import { inTransaction, type Scope } from '@storefront/db';
import { inRequest, type Logger } from '@storefront/telemetry';
import type { Kysely, Transaction } from 'kysely';
import type { DomainEvent } from '../event/domain-event.ts';
import { type DeadLetter, deleteDeadLetter, insertDeadLetter, reasonOf } from './dead-letters.ts';
import { insertInboxRow } from './inbox.ts';

/** The dependencies for handling a dead letter again. */
export interface RedriveContext<Database> {
  readonly db: Kysely<Database>;
  readonly log: Logger;
  readonly handler: ((event: DomainEvent<never>, trx: Transaction<Database>) => Promise<void>) | undefined;
  readonly afterCommit?: ((scope: Scope) => void) | undefined;
}

/**
 * Handles a dead letter in the process that consumes it, in one transaction with its inbox row and the removal of the dead letter. It is not
 * published again: a service may not publish the events of another service. Returns whether it succeeded; if not, the dead letter has the new reason.
 */
export async function redriveDeadLetter<Database>(
  letter: DeadLetter,
  event: DomainEvent<never> | Error,
  { db, log, handler, afterCommit }: RedriveContext<Database>,
): Promise<boolean> {
  try {
    if (event instanceof Error) throw event;
    if (handler === undefined) throw new Error(`this process does not handle ${letter.type}`);
    await inTransaction(db, async (trx) => {
      if (await insertInboxRow(trx, letter.consumer, event)) await inRequest(event.requestId, () => handler(event, trx));
      await deleteDeadLetter(trx, letter);
    });
    afterCommit?.(event);
    return true;
  } catch (error) {
    log.warn({ err: error, consumer: letter.consumer, event_id: letter.eventId, type: letter.type }, 'redrive_failed');
    await insertDeadLetter(db, { ...letter, reason: reasonOf(error), tries: letter.tries + 1 });
    return false;
  }
}
