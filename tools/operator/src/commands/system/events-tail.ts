import type { EventBatch, Schemas } from '@storefront/client';
import { Command } from 'commander';
import { type CommandContext, list } from '../../command-options.ts';
import { connectionText } from '../../events/connection-text.ts';
import { readFeed } from '../../events/read-feed.ts';
import { examples } from '../../examples.ts';
import { type ApiOptions, forApi, publicApi } from '../../public-api.ts';
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
