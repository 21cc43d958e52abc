import { setTimeout as sleep } from 'node:timers/promises';
import type { Schemas } from '@storefront/client';
import { Command } from 'commander';
import { type CommandContext, wholeNumber } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import { type ApiOptions, forApi, isFinal, type PublicApi, publicApi } from '../../public-api.ts';
import { isShown, requestLine, requestSummary } from '../../requests/request-text.ts';
import { untilStopped } from '../../until-stopped.ts';

type TailOptions = ApiOptions & { readonly status?: string; readonly operation?: string; readonly limit: number; readonly follow: boolean };

type Page = Pick<Schemas['Requests'], 'data' | 'next_cursor'>;

/** How often new requests are asked for. */
const POLL_MS = 1_000;
/** The largest page of the API. */
const PAGE = 200;

/** Defines the commands of `storefront requests`. */
export function requestsCommand(context: CommandContext): Command {
  const { env, print, isJson } = context;
  const requests = nounCommand('requests');

  selecting(requests.command('list'), 'number of requests, up to 200')
    .description('print the latest requests, one line each, oldest first')
    .addHelpText('after', examples('requests list', 'requests list --status 4xx --operation checkout'))
    .action((options: Omit<TailOptions, 'follow'>) => tail(context, { ...options, follow: false }));

  forApi(requests.command('get').argument('<request-id>', 'X-Request-Id of the response'))
    .description('print a request: its timings, its events, and their deliveries')
    .addHelpText(
      'after',
      examples('requests get 019aa5b3-8f00-7000-8000-00000000e0a1', 'requests get 019aa5b3-8f00-7000-8000-00000000e0a1 --json'),
    )
    .action(async (id: string, options: ApiOptions) => {
      const api = publicApi(env, options);
      const { data } = await api.bodyOf(api.client.GET('/v1/requests/{request_id}', { params: { path: { request_id: id } } }));
      print(isJson ? data : requestSummary(data));
    });

  selecting(requests.command('tail'), 'number of earlier requests to begin with, up to 200')
    .description('print requests as they end, one line each')
    .option('--no-follow', 'print the earlier requests and stop')
    .addHelpText('after', examples('requests tail', 'requests tail --status 4xx --operation checkout'))
    .action((options: TailOptions) => tail(context, options));
  return requests;
}

/** Adds the options that select requests. */
const selecting = (command: Command, aboutLimit: string): Command =>
  forApi(command)
    .option('--status <status>', 'only with this status, or of this class, such as 422 or 4xx')
    .option('--operation <id>', 'only of this operation, such as checkout')
    .option('--limit <n>', aboutLimit, wholeNumber, 10);

async function tail(context: CommandContext, { limit, follow, operation, status, ...options }: TailOptions): Promise<void> {
  const { env, isJson, time, write } = context;
  const api = publicApi(env, options);
  const print = async (rows: readonly Schemas['RequestRow'][]): Promise<void> => {
    const shown = rows.filter((row) => isShown(row, { operation, status }));
    const lines = shown.map((row) => (isJson ? JSON.stringify(row) : requestLine(row, time)));
    if (lines.length > 0) await write(`${lines.join('\n')}\n`);
  };
  await untilStopped(async (stopped) => {
    const { data, next_cursor } = await pageOf(api, { limit: Math.max(limit, 1) }, stopped);
    await print(limit === 0 ? [] : data);
    // An empty log has no cursor; the zero position precedes every request.
    for (let cursor = next_cursor ?? '0-0'; follow && !stopped.aborted;) {
      await sleep(POLL_MS, undefined, { signal: stopped });
      const page = await nextPage(api, cursor, stopped);
      await print(page.data);
      cursor = page.next_cursor ?? cursor;
    }
  });
}

/** An interruption does not end the command: the log keeps what it missed. */
async function nextPage(api: PublicApi, after: string, signal: AbortSignal): Promise<Page> {
  try {
    return await pageOf(api, { limit: PAGE, after }, signal);
  } catch (error) {
    if (signal.aborted || isFinal(error)) throw error;
    return { data: [], next_cursor: after };
  }
}

const pageOf = (
  { client, bodyOf }: PublicApi,
  query: { readonly limit: number; readonly after?: string },
  signal: AbortSignal,
): Promise<Page> => bodyOf(client.GET('/v1/requests', { params: { query }, signal }));
