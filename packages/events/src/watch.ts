import type { Msg, Subscription } from '@nats-io/transport-node';
import type { Logger } from '@storefront/telemetry';
import type { Bus, BusLink } from './bus.ts';
import { type DomainEvent, decodeEvent, subjectOfType } from './domain-event.ts';
import { unpackPayload } from './event-payload.ts';

export interface WatchOptions {
  readonly bus: Bus;
  readonly types: readonly string[];
  /** Called with every event of these types that is published while this process is connected, perhaps twice. */
  readonly onEvent: (event: DomainEvent<never>) => void;
  /** Called with each new connection: events may have been missed before it, so a cache asks its source or empties itself. */
  readonly onConnect?: () => void;
  readonly log: Logger;
}

/**
 * Shows every process every new event, for caches. It listens to the publications themselves, beside the stream: nothing is stored per
 * process, nothing is acknowledged, and what happens while NATS is away is missed, so a cache polls or expires besides.
 */
export function watch({ bus, types, onEvent, onConnect, log }: WatchOptions): { readonly close: () => Promise<void> } {
  const subscriptions = new Map<BusLink['connection'], readonly Subscription[]>();

  const hear = (error: Error | null, message: Msg): void => {
    try {
      if (error !== null) throw error;
      onEvent(decodeEvent(unpackPayload(message.data)));
    } catch (fault) {
      log.warn({ err: fault, subject: message?.subject }, 'watched_event_failed');
    }
  };
  const forget = bus.onLink(({ connection }) => {
    // The client renews the subscriptions of a connection that it re-establishes.
    if (!subscriptions.has(connection)) {
      subscriptions.clear();
      subscriptions.set(
        connection,
        types.map((type) => connection.subscribe(subjectOfType(type), { callback: hear })),
      );
    }
    onConnect?.();
  });

  return {
    async close() {
      forget();
      for (const subscription of [...subscriptions.values()].flat()) subscription.unsubscribe();
      subscriptions.clear();
    },
  };
}
