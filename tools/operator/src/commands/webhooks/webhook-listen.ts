import type { Schemas } from '@storefront/client';
import { Command, InvalidArgumentError } from 'commander';
import { type CommandContext, list } from '../../command-options.ts';
import { connectionText } from '../../events/connection-text.ts';
import { examples } from '../../examples.ts';
import { type ApiOptions, forApi, publicApi } from '../../public-api.ts';
import { untilStopped } from '../../until-stopped.ts';
import { type Forwarded, forwardEvent, receiverUrl } from '../../webhooks/forward-event.ts';
import { createListener, type ListenStep, receiveEvents } from '../../webhooks/receive-events.ts';

type ReceivedEvent = Schemas['ReceivedWebhookEvent'];
type ListenOptions = ApiOptions & { readonly forwardTo?: string; readonly events?: Schemas['EventType'][]; readonly printJson?: boolean };

/** Defines `storefront webhooks listen`. */
export const webhookListenCommand = (context: CommandContext): Command =>
  forApi(new Command('listen'))
    .description("receive the store's events without a public address and forward them to a local receiver")
    .option('--forward-to <url>', 'receiver, such as localhost:4242/webhooks (default: events are only printed)', receiver)
    .option('--events <list>', 'events to receive (default: the events that `sequence` counts)', list)
    .option('--print-json', 'print the body of each event')
    .addHelpText(
      'after',
      examples(
        'webhooks listen --forward-to localhost:4242/webhooks',
        'webhooks listen --events order.confirmed,invoice.issued --forward-to http://localhost:4242/webhooks',
      ),
    )
    .action((options: ListenOptions) => listen(context, options));

async function listen(context: CommandContext, { forwardTo, events = [], printJson = false, ...options }: ListenOptions): Promise<void> {
  const api = publicApi(context.env, options);
  const report = reporter(context);
  const counts = { received: 0, accepted: 0, failed: 0 };
  await untilStopped(async (stopped) => {
    const listener = await createListener(api, events, stopped);
    await report.ready(listener, forwardTo);
    for await (const step of receiveEvents(api, listener, events, stopped)) {
      if (step.kind !== 'event') {
        await report.connection(step);
        continue;
      }
      const forwarded = forwardTo === undefined ? undefined : await forwardEvent(step.received, forwardTo, stopped);
      counts.received += 1;
      if (forwarded !== undefined) counts[isAccepted(forwarded) ? 'accepted' : 'failed'] += 1;
      await report.event(step.received, forwarded, printJson);
    }
  });
  await report.summary(counts, forwardTo !== undefined);
}

const isAccepted = ({ status }: Forwarded): boolean => status !== null && status >= 200 && status < 300;

interface Counts {
  readonly received: number;
  readonly accepted: number;
  readonly failed: number;
}

/** Prints what happens: one line each, or with `--json` one JSON document per line. */
function reporter({ isJson, time, write }: CommandContext) {
  /** The time of day. */
  const now = (): string => time(new Date().toISOString()).split(' ')[1] ?? '';
  const print = (record: object, text: string): Promise<void> => write(`${isJson ? JSON.stringify(record) : text}\n`);
  return {
    ready: ({ event_types, signing_secret }: Schemas['WebhookListener'], forwardTo = 'nowhere') =>
      print(
        { kind: 'ready', signing_secret, event_types, forward_to: forwardTo },
        `Ready. Events are ${forwardTo === 'nowhere' ? 'printed only' : `forwarded to ${forwardTo}`}. Press Ctrl-C to stop.\nSigning secret: ${signing_secret}`,
      ),
    event: (received: ReceivedEvent, forwarded: Forwarded | undefined, printJson: boolean) => {
      const { event, event_id, headers } = received;
      const attempt = Number(headers['X-Service-Attempt'] ?? 1);
      const body = printJson ? { body: JSON.parse(received.body) as object } : {};
      const { status = null, error = null, durationMs = null } = forwarded ?? {};
      return print(
        { kind: 'event', event, event_id, attempt, status, error, duration_ms: durationMs, ...body },
        `${now()}  ${eventLine(received, forwarded, attempt)}${printJson ? `\n${JSON.stringify(JSON.parse(received.body), null, 2)}` : ''}`,
      );
    },
    connection: (step: OtherStep) => print(step, `${now()}  ${stepText(step)}`),
    summary: (counts: Counts, isForwarding: boolean) =>
      print(
        { kind: 'summary', ...counts },
        `Stopped. Events received: ${counts.received}${isForwarding ? `; accepted: ${counts.accepted}; failed: ${counts.failed}` : ''}.`,
      ),
  };
}

type OtherStep = Exclude<ListenStep, { kind: 'event' }>;

function stepText(step: OtherStep): string {
  if (step.kind !== 'missed') return connectionText(step);
  return step.events === undefined
    ? 'The listener had expired. Events of the last minutes may be missing.'
    : `${step.events} events are missing: more than 1,000 were waiting.`;
}

/** Wide enough for the longest type of an event. */
const EVENT_WIDTH = 24;

function eventLine({ event, event_id }: ReceivedEvent, forwarded: Forwarded | undefined, attempt: number): string {
  const result = forwarded === undefined ? '' : `  ${forwarded.status ?? forwarded.error}  ${forwarded.durationMs} ms`;
  return `${event.padEnd(EVENT_WIDTH)}  ${event_id}${result}${attempt > 1 ? `  attempt ${attempt}` : ''}`;
}

function receiver(value: string): string {
  const url = receiverUrl(value);
  if (url === undefined) throw new InvalidArgumentError('It must be an address, such as localhost:4242/webhooks.');
  return url;
}
