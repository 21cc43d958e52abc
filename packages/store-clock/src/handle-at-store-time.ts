import type { Scope } from '@storefront/contract';
import type { Transaction } from 'kysely';
import { atStoreTime } from './store-time.ts';
import { findOffset } from './stored-offsets.ts';

type Handler<Event, Database> = (event: Event, trx: Transaction<Database>) => Promise<void>;

/** Wraps an event handler, so that it runs at the time of the event's store, which is also the time of the event. */
export const handleAtStoreTime =
  <Event extends Scope & { readonly occurredAt: string }, Database>(handle: Handler<Event, Database>): Handler<Event, Database> =>
  async (event, trx) => {
    const offsetMs = await findOffset(trx, event);
    if (offsetMs === 0) return handle(event, trx);
    const occurredAt = new Date(Date.parse(event.occurredAt) + offsetMs).toISOString();
    return atStoreTime(offsetMs, () => handle({ ...event, occurredAt }, trx));
  };
