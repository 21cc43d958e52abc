import type { Msg, Subscription } from '@nats-io/transport-node';
import type { Logger } from '@storefront/telemetry';
import type { Bus, BusLink } from '../bus.ts';
import { type DomainEvent, decodeEvent, subjectOfType } from '../event/domain-event.ts';
import { unpackPayload } from '../event/event-payload.ts';

/** Which events to watch. */
export interface WatchOptions {
  readonly bus: Bus;
  readonly types: readonly string[];
  /** Called with every event of these types published while this process is connected, possibly twice. */
  readonly onEvent: (event: DomainEvent<never>) => void;
  /** Called on each new connection. Events may have been missed before it, so a cache must reload or clear. */
  readonly onConnect?: () => void;
  readonly log: Logger;
}

/**
 * Delivers every new event to every process, for caches. It subscribes to the publications themselves, not to the stream: nothing is stored per
 * process or acknowledged, and events published while NATS is unavailable are missed, so a cache must also poll or expire.
 */
export function watch({ bus, types, onEvent, onConnect, log }: WatchOptions): { readonly close: () => Promise<void> } {
  const subscriptions = new Map<BusLink['connection'], readonly Subscription[]>();

  const hear = (error: Error | null, message: Msg): void => {
    try {
      if (error !== null) throw error;
      onEvent(decodeEvent(unpackPayload(message.data), message.subject));
    } catch (cause) {
      log.warn({ err: cause, subject: message?.subject }, 'watched_event_failed');
    }
  };
  const forget = bus.onLink(({ connection }) => {
    // The client renews the subscriptions when it reconnects.
    if (!subscriptions.has(connection)) {
      subscriptions.clear();
      const added = types.map((type) => connection.subscribe(subjectOfType(type), { callback: hear }));
      subscriptions.set(connection, added);
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
