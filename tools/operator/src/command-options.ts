import { MODES, type Mode, PAYMENT_RAILS, type PaymentRail } from '@storefront/contract';
import type { Caller } from '@storefront/rpc';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Clients } from './clients.ts';
import { storeCaller } from './operator-caller.ts';
import type { CommandResult } from './print.ts';

/** The argument of every command action. */
export interface CommandContext {
  readonly clients: Clients;
  /** The environment of the process, completed by the profile when an action runs. */
  readonly env: NodeJS.ProcessEnv;
  /** Whether `--json` was given. */
  readonly isJson: boolean;
  /** Prints a result, as JSON or as text. `columns` are the most important columns of a table, which are shown first; IDs come last. */
  print(result: CommandResult, style?: { readonly columns?: readonly string[] }): void;
  /** Updates the progress line on a terminal. Elsewhere, prints a line every ten seconds, unless the result is JSON. */
  progress(line: string): void;
  /** Prints a warning on stderr, unless the result is JSON, which has to contain it. The exit code stays the same. */
  warn(line: string): void;
  /** Prints on stderr what a command that goes on does, unless the result is JSON. */
  note(line: string): void;
  /** Formats a time, RFC 3339 in UTC, as tables do. */
  time(time: string): string;
  /** Reports a problem on stderr and sets the exit code to 2. */
  complain(line: string): void;
  /** Writes text with its control characters escaped, or bytes as they are. */
  write(chunk: Buffer | string): Promise<void>;
}

/** The options that `forStore` adds. */
export type StoreOptions = { readonly tenant: string; readonly mode: Mode };

/** Adds the required options `--tenant` and `--mode` to a command. The environment or a profile can replace them. */
export const forStore = (command: Command): Command => withMode(withTenant(command));

/** Adds the required option `--tenant` to a command. */
export const withTenant = (command: Command): Command =>
  command.requiredOption('--tenant <id>', 'store ID; default: STOREFRONT_TENANT, or that of the profile');

/** Adds the required option `--mode` to a command. */
export const withMode = (command: Command): Command =>
  command.addOption(
    new Option('--mode <mode>', 'sandbox or live data; default: STOREFRONT_MODE, or that of the profile')
      .choices(MODES)
      .makeOptionMandatory(),
  );

/** Returns the caller for a command that has `--tenant` and `--mode`. */
export const callerOf = ({ clients }: CommandContext, { tenant, mode }: StoreOptions): Promise<Caller> =>
  storeCaller(clients, tenant, mode);

/** Parses a comma-separated list. An empty one is refused, because the services treat it like a missing option, which means everything. */
export function list(value: string): string[] {
  const items = value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  if (items.length === 0) throw new InvalidArgumentError('It must not be empty.');
  return items;
}

/** Adds a value to those of the same option before it. A comma is part of the value. An empty one is refused, as in `list`. */
export function each(value: string, before: readonly string[] = []): string[] {
  if (value.trim() === '') throw new InvalidArgumentError('It must not be empty.');
  return [...before, value.trim()];
}

/** A name and a number that an option joins with `=`. */
export type Pair = readonly [name: string, number: string];

/** Adds a SKU and its quantity, or a like pair, to those of the same option before it. The last `=` separates them. */
export function eachPair(value: string, before: readonly Pair[] = []): Pair[] {
  const [given = ''] = each(value);
  const at = given.lastIndexOf('=');
  const name = given.slice(0, Math.max(0, at)).trim();
  const amounts = given.slice(at + 1).trim();
  if (name === '' || !/^\d+(\.\d+)?$/.test(amounts))
    throw new InvalidArgumentError('It must be NAME=NUMBER, such as BOLT-M8=2; repeat the option for each.');
  if (before.some(([other]) => other === name)) throw new InvalidArgumentError(`${name} is given twice.`);
  return [...before, [name, amounts]];
}

/** Parses "on" or "off". */
export function onOff(value: string): boolean {
  if (value === 'on' || value === 'off') return value === 'on';
  throw new InvalidArgumentError('It must be on or off.');
}

/** Parses an integer of 0 or more. */
export function wholeNumber(value: string): number {
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('It must be an integer of 0 or more.');
}

const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

/** Parses an interval such as 45m to seconds. */
export function seconds(value: string): number {
  const [, count, unit = ''] = /^(\d{1,6})([smhd])$/.exec(value) ?? [];
  if (count !== undefined) return Number(count) * (UNIT_SECONDS[unit] ?? 0);
  throw new InvalidArgumentError('It must be a whole number with s, m, h, or d, such as 45m.');
}

/** Parses an integer, which may be negative. */
export function integer(value: string): number {
  if (/^-?\d{1,9}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('It must be an integer.');
}

/** Checks that the value is a decimal number and returns it as text, so that no digits are lost. */
export function decimalText(value: string): string {
  if (/^-?\d{1,16}(\.\d{1,6})?$/.test(value)) return value;
  throw new InvalidArgumentError('It must be a decimal number.');
}

/** Parses a comma-separated list of payment rails, ignoring case. */
export const rails = (value: string): PaymentRail[] => list(value).map(rail);

/** Parses a payment rail, ignoring case. */
export function rail(value: string): PaymentRail {
  const found = PAYMENT_RAILS.find((known) => known === value.toUpperCase().replaceAll('-', '_'));
  if (found === undefined) throw new InvalidArgumentError(`"${value}" is not one of ${PAYMENT_RAILS.join(', ')}.`);
  return found;
}

/** Converts decimal text to a JSON number; missing or empty text becomes null. */
export const amount = (text: string | undefined): number | null => (text === undefined || text === '' ? null : Number(text));
