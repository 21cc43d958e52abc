import type { Keyset } from '@storefront/proto/storefront/common/v1';
import { KEYSET_LIMIT_MAX } from '@storefront/rpc';
import { type Command, Option } from 'commander';
import { wholeNumber } from './command-options.ts';

/** The option that `withLimit` adds. */
export interface LimitOptions {
  readonly limit: number;
}

/** Adds `--limit` to a command that lists `what`. */
export const withLimit = (command: Command, what: string): Command =>
  command.option('--limit <n>', `maximum number of ${what} to list`, wholeNumber, 50);

/** Reads the first items of a list, up to a limit. */
export async function firstItems<Page extends { readonly next?: string }, Item>(
  limit: number,
  read: (keyset: Keyset) => Promise<Page>,
  itemsOf: (page: Page) => readonly Item[],
): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of pagesOf((keyset) => read({ ...keyset, limit: Math.min(limit - items.length, KEYSET_LIMIT_MAX) }))) {
    items.push(...itemsOf(page));
    if (items.length >= limit) break;
  }
  return items;
}

/** Reads a list page by page. */
export async function* pagesOf<Page extends { readonly next?: string }>(read: (keyset: Keyset) => Promise<Page>): AsyncGenerator<Page> {
  let after: string | undefined;
  do {
    const page = await read({ limit: KEYSET_LIMIT_MAX, after });
    yield page;
    after = page.next;
  } while (after !== undefined);
}

/** The options that `withPeriod` adds. */
export interface PeriodOptions {
  readonly since?: string;
  readonly until?: string;
}

/** Adds `--since` and `--until` to a command that lists things `done` (such as "orders placed") at a time. */
export const withPeriod = (command: Command, done: string): Command =>
  command
    .option('--since <time>', `list only ${done} at or after this time (ISO 8601; a date begins in the time zone of the store)`)
    .option('--until <time>', `list only ${done} before this time (ISO 8601), or until the end of this date in the time zone of the store`);

/** Adds an option that accepts one of `choices`. */
export const withChoice = (command: Command, flags: string, description: string, choices: readonly string[]): Command =>
  command.addOption(new Option(flags, description).choices(choices));

/** Returns the values of a filter that has one or none. */
export const asList = (value: string | undefined): string[] => (value === undefined ? [] : [value]);
