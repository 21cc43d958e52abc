import type { EventBatch, FeedEvent, Schemas } from '@storefront/client';
import { Command } from 'commander';
import { type CommandContext, list } from '../../command-options.ts';
import { connectionText } from '../../events/connection-text.ts';
import { type ConnectionStep, keepTrying } from '../../events/keep-trying.ts';
import { examples } from '../../examples.ts';
import { type ApiOptions, type PublicApi, forApi, publicApi } from '../../public-api.ts';
import { untilStopped } from '../../until-stopped.ts';

type TailOptions = ApiOptions & { readonly types?: Schemas['EventType'][]; readonly cursor?: string; readonly follow: boolean };

/** Without following, the API may be restarted meanwhile, within a few seconds. */
const RETRIES = 5;

/** Defines `storefront events tail`. */
export const eventsTailCommand = (context: CommandContext): Command =>
  forApi(new Command('tail'))
    .description("print the events of the store's feed with a secret key, one line each, oldest first")
    .option('--types <list>', 'only events of these types (default: all)', list)
    .option('--cursor <cursor>', 'only events after this cursor, which is part of the output of --json')
    .option('--no-follow', 'print the earlier events and stop')
    .addHelpText('after', examples('events tail', 'events tail --types order.confirmed,invoice.issued --json'))
    .action((options: TailOptions) => tail(context, options));

async function tail(context: CommandContext, { types, cursor, follow, ...options }: TailOptions): Promise<void> {
  const { env, isJson, note, time, write } = context;
  const api = publicApi(env, options, { retries: follow ? 0 : RETRIES });
  await untilStopped(async (stopped) => {
    for await (const step of readFeed(api, { types, cursor, follow }, stopped)) {
      if (step.kind === 'batch') await write(isJson ? jsonLines(step) : step.events.map((event) => eventLine(event, time)).join(''));
      else if (step.kind === 'ready') note('Ready. New events follow. Press Ctrl-C to stop.');
      else note(`${time(new Date().toISOString())}  ${connectionText(step)}`);
    }
  });
}

/** One document for each event. The last one of a batch has the cursor to continue at; without events, it is the only one. */
function jsonLines({ cursor, events }: EventBatch): string {
  const records =
    events.length === 0
      ? [{ event: null, cursor }]
      : events.map((event, index) => ({ event, cursor: index === events.length - 1 ? cursor : null }));
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

/** Wide enough for most types. */
const TYPE_WIDTH = 16;

const eventLine = ({ created_at, id, type }: EventBatch['events'][number], time: CommandContext['time']): string =>
  `${time(created_at)}  ${type.padEnd(TYPE_WIDTH)}  ${id}\n`;

/** The events while the feed is read. */
type FeedStep =
  | ({ readonly kind: 'batch' } & EventBatch)
  /** The earlier events have been read, and new ones follow. */
  | { readonly kind: 'ready' }
  | ConnectionStep;

/** Which events to read. */
interface FeedOptions {
  readonly types: readonly Schemas['EventType'][] | undefined;
  readonly cursor: string | undefined;
  readonly follow: boolean;
}

/** The most of a page, and the longest wait, that the API allows. */
const PAGE = 200;
const WAIT_SECONDS = 20;

/** Yields the events after a cursor. With `follow`, it waits for more, also while the API does not respond, once it has responded. */
async function* readFeed(api: PublicApi, { types, cursor, follow }: FeedOptions, signal: AbortSignal): AsyncGenerator<FeedStep> {
  let last = cursor;
  let isReady = false;
  const read = (waitSeconds: number): Promise<Schemas['Events']> => {
    const query = { types: types?.join(','), cursor: last, limit: PAGE, wait_seconds: waitSeconds };
    return api.bodyOf(api.client.GET('/v1/events', { params: { query }, signal }));
  };
  for (let page = await read(0); ;) {
    const hasMoved = page.next_cursor !== last;
    last = page.next_cursor;
    if (hasMoved) yield { kind: 'batch', events: page.data as unknown as readonly FeedEvent[], cursor: last };
    if (!follow && !page.has_more) return;
    if (!isReady && !page.has_more) {
      isReady = true;
      yield { kind: 'ready' };
    }
    // After an outage, the first response says at once that it is over.
    page = follow ? yield* keepTrying((failures) => read(failures > 0 ? 0 : WAIT_SECONDS), signal) : await read(0);
  }
}
