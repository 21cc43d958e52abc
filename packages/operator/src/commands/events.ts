import { Command } from 'commander';
import type { CommandContext } from '../command-kit.ts';
import { SERVICE_NAMES } from '../connection.ts';
import { operatorCaller } from '../operator-caller.ts';

/** storefront events lag | quarantine | redrive */
export function eventsCommand({ clients, answer }: CommandContext): Command {
  const events = new Command('events').description('the event bus between the services');

  events
    .command('lag')
    .description('what is written but not yet published, published but not yet consumed, due but not yet delivered')
    .action(async () => {
      const lags = await Promise.all(
        SERVICE_NAMES.map(async (service) => ({ service, lag: await clients.operations(service).getLag({}, operatorCaller()) })),
      );
      answer({
        outbox: Object.fromEntries(lags.map(({ service, lag }) => [service, Number(lag.outboxPending)])),
        consumers: lags.flatMap(({ lag }) =>
          lag.consumers.map(({ consumer, pending, unacknowledged }) => ({
            consumer,
            pending: Number(pending),
            unacknowledged: Number(unacknowledged),
          })),
        ),
        deliveries_due: lags.reduce((sum, { lag }) => sum + Number(lag.deliveriesDue), 0),
      });
    });

  events.command('quarantine').action(async () => {
    const lists = await Promise.all(
      SERVICE_NAMES.map(async (service) => {
        const { events: quarantined } = await clients.operations(service).listQuarantine({}, operatorCaller());
        return quarantined.map((event) => ({
          service,
          event_id: event.eventId,
          consumer: event.consumer,
          type: event.type,
          reason: event.reason,
          quarantined_at: event.quarantinedAt,
        }));
      }),
    );
    answer(lists.flat());
  });

  events
    .command('redrive [event-id]')
    .description('gives quarantined events back to their consumers')
    .action(async (eventId?: string) => {
      const counts = await Promise.all(
        SERVICE_NAMES.map(async (service) => (await clients.operations(service).redriveQuarantine({ eventId }, operatorCaller())).redriven),
      );
      answer({ redriven: counts.reduce((sum, count) => sum + count, 0) });
    });
  return events;
}
