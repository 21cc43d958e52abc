import type { EventBatch, Schemas } from '@storefront/client';
import { Command } from 'commander';
import { type CommandContext, list } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { type ApiOptions, forApi, publicApi } from '../../public-api.ts';

type TailOptions = ApiOptions & { readonly types?: Schemas['EventType'][]; readonly cursor?: string; readonly follow: boolean };

/** The API may be restarted meanwhile, within a few seconds. */
const RETRIES = 5;

/** Defines `storefront events tail`. */
export const eventsTailCommand = (context: CommandContext): Command =>
  forApi(new Command('tail'))
    .description("print the events of the store's feed with a secret key, one line each, from the oldest on")
    .option('--types <list>', 'only events of these types (default: all)', list)
    .option('--cursor <cursor>', 'only events after this cursor, which is part of the output of --json')
    .option('--no-follow', 'print the earlier events and stop')
    .addHelpText('after', examples('events tail', 'events tail --types order.confirmed,invoice.issued --json'))
    .action((options: TailOptions) => tail(context, options));

async function tail({ env, isJson, write }: CommandContext, { types, cursor, follow, ...options }: TailOptions): Promise<void> {
  const api = publicApi(env, options, { retries: RETRIES });
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const batches = api.client.events({ ...(types && { types }), cursor, follow, signal: stopping.signal });
    for (let next = await api.outcome(batches.next()); next.done !== true; next = await api.outcome(batches.next())) {
      await write(isJson ? jsonLines(next.value) : next.value.events.map(eventLine).join(''));
    }
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/** One document for each event. The last one of a batch has the cursor to continue at. */
const jsonLines = ({ cursor, events }: EventBatch): string =>
  events.map((event, place) => `${JSON.stringify({ event, cursor: place === events.length - 1 ? cursor : null })}\n`).join('');

/** Wide enough for most types. */
const TYPE_WIDTH = 16;

const eventLine = ({ created_at, id, type }: EventBatch['events'][number]): string => `${created_at}  ${type.padEnd(TYPE_WIDTH)}  ${id}\n`;
