import { Command } from 'commander';
import type { CommandContext } from '../../command-options.ts';
import { SERVICE_NAMES, type ServiceName } from '../../connection.ts';
import { examples } from '../../examples.ts';
import { withChoice } from '../../list-options.ts';
import { operatorCaller } from '../../operator-caller.ts';

/** A service marks some ten thousand events a second, and an outbox keeps them for two weeks. */
const REPUBLISH_DEADLINE_MS = 10 * 60_000;

/** Defines `storefront events lag | dead-letters | redrive | republish`. */
export function eventsCommand({ clients, answer }: CommandContext): Command {
  const events = new Command('events').description('manage the event bus between services');

  events
    .command('lag')
    .description('show how many events are waiting to be published, consumed, and delivered')
    .addHelpText('after', examples('events lag', 'events lag --json'))
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

  events
    .command('dead-letters')
    .alias('quarantine')
    .description('list events that a consumer could not handle')
    .addHelpText('after', examples('events dead-letters', 'events dead-letters --wide'))
    .action(async () => {
      const lists = await Promise.all(
        SERVICE_NAMES.map(async (service) => {
          const { deadLetters } = await clients.operations(service).listDeadLetters({}, operatorCaller());
          return deadLetters.map((event) => ({
            service,
            event_id: event.eventId,
            consumer: event.consumer,
            type: event.type,
            reason: event.reason,
            dead_lettered_at: event.deadLetteredAt,
          }));
        }),
      );
      answer(lists.flat());
    });

  events
    .command('redrive [event-id]')
    .description('redeliver dead letters to their consumers')
    .addHelpText('after', examples('events redrive', 'events redrive 8f14e45f-ceea-467f-9575-1d5a3e1f9b52'))
    .action(async (eventId?: string) => {
      const counts = await Promise.all(
        SERVICE_NAMES.map(
          async (service) => (await clients.operations(service).redriveDeadLetters({ eventId }, operatorCaller())).redriven,
        ),
      );
      answer({ redriven: counts.reduce((sum, count) => sum + count, 0) });
    });

  const republish = events
    .command('republish')
    .description('publish events again, which takes effect only in services that have lost them; see docs/operations.md')
    .addHelpText('after', examples('events republish --since 2026-11-22T10:00:00Z', 'events republish --since 2026-11-22 --service orders'))
    .requiredOption(
      '--since <time>',
      'publish all events again that were published at or after this time (ISO 8601; a date is midnight UTC)',
    );
  withChoice(republish, '--service <name>', 'publish only the events of this service', SERVICE_NAMES).action(
    async ({ since, service }: { since: string; service?: ServiceName }) => {
      const names = service === undefined ? SERVICE_NAMES : [service];
      const counts = await Promise.all(
        names.map(async (name) => {
          const caller = { ...operatorCaller(), deadlineAt: Date.now() + REPUBLISH_DEADLINE_MS };
          return [name, Number((await clients.operations(name).republishEvents({ since }, caller)).republished)] as const;
        }),
      );
      answer({ republished: counts.reduce((sum, [, count]) => sum + count, 0), services: Object.fromEntries(counts) });
    },
  );
  return events;
}
