import { type Command, Option } from 'commander';
import { wholeNumber } from './command-options.ts';

/** The options that `paged` adds. */
export interface PageOptions {
  readonly limit: number;
  readonly offset: number;
}

/** Adds `--limit` and `--offset` to a command that lists `what`. */
export const paged = (command: Command, what: string): Command =>
  command
    .option('--limit <n>', `maximum number of ${what} to list, up to 200`, wholeNumber, 50)
    .option('--offset <n>', `number of ${what} to skip`, wholeNumber, 0);

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
