import { Command } from 'commander';
import type { CommandContext } from '../../command-options.ts';
import { SERVICE_NAMES, type ServiceName } from '../../connection.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import { withChoice } from '../../list-options.ts';
import { operatorCaller } from '../../operator-caller.ts';
import { eventsTailCommand } from './events-tail.ts';

/** A service marks some ten thousand events a second, and an outbox keeps them for two weeks. */
const REPUBLISH_DEADLINE_MS = 10 * 60_000;

/** Defines the commands of `storefront events`. */
export function eventsCommand(context: CommandContext): Command {
  const { clients, print } = context;
  const events = nounCommand('events');
  events.addCommand(eventsTailCommand(context));

  const lag = nounCommand('events lag');
  lag
    .command('get')
    .description('show how many events are waiting to be published, consumed, and delivered')
    .addHelpText('after', examples('events lag get', 'events lag get --json'))
    .action(async () => {
      const lags = await Promise.all(
        SERVICE_NAMES.map(async (service) => ({ service, waiting: await clients.operations(service).getLag({}, operatorCaller()) })),
      );
      print({
        outbox: Object.fromEntries(lags.map(({ service, waiting }) => [service, Number(waiting.outboxPending)])),
        consumers: lags.flatMap(({ waiting }) =>
          waiting.consumers.map(({ consumer, pending, unacknowledged }) => ({
            consumer,
            pending: Number(pending),
            unacknowledged: Number(unacknowledged),
          })),
        ),
        deliveries_due: lags.reduce((sum, { waiting }) => sum + Number(waiting.deliveriesDue), 0),
      });
    });

  const deadLetters = nounCommand('events dead-letters');
  deadLetters
    .command('list')
    .description('list events that a consumer could not handle')
    .addHelpText('after', examples('events dead-letters list', 'events dead-letters list --wide'))
    .action(async () => {
      const lists = await Promise.all(
        SERVICE_NAMES.map(async (service) => {
          const { deadLetters: found } = await clients.operations(service).listDeadLetters({}, operatorCaller());
          return found.map((event) => ({
            service,
            event_id: event.eventId,
            consumer: event.consumer,
            type: event.type,
            reason: event.reason,
            dead_lettered_at: event.deadLetteredAt,
          }));
        }),
      );
      print(lists.flat());
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
      print({ redriven: counts.reduce((sum, count) => sum + count, 0) });
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
      print({ republished: counts.reduce((sum, [, count]) => sum + count, 0), services: Object.fromEntries(counts) });
    },
  );
  for (const group of [lag, deadLetters]) events.addCommand(group);
  return events;
}
