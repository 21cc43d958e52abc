import type { Caller } from '@storefront/rpc';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Clients } from './clients.ts';
import { storeCaller } from './operator-caller.ts';
import type { Answer } from './print.ts';

/** What a command's action works with. */
export interface CommandContext {
  readonly clients: Clients;
  /** Whether one JSON document is asked for. */
  readonly isJson: boolean;
  /** Prints an answer in the form that was asked for. */
  answer(answer: Answer): void;
  /** Tells a person on a terminal how far long work is; silent otherwise. */
  progress(line: string): void;
  /** Reports something on stderr and makes the exit code 2. */
  complain(line: string): void;
  write(chunk: Buffer): Promise<void>;
}

export type StoreOptions = { readonly tenant: string; readonly mode: 'sandbox' | 'live' };

/** Gives a command `--tenant` and `--mode`, both required. */
export const forStore = (command: Command): Command =>
  command
    .requiredOption('--tenant <id>', 'the store')
    .addOption(new Option('--mode <mode>', 'its world').choices(['sandbox', 'live']).makeOptionMandatory());

/** The caller of a command that has `--tenant` and `--mode`. */
export const callerOf = ({ clients }: CommandContext, { tenant, mode }: StoreOptions): Promise<Caller> =>
  storeCaller(clients, tenant, mode);

/** "a,b" as a list. */
export const list = (value: string): string[] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** "on" or "off". */
export function onOff(value: string): boolean {
  if (value === 'on' || value === 'off') return value === 'on';
  throw new InvalidArgumentError('It must be on or off.');
}

/** A whole number from 0 up. */
export function wholeNumber(value: string): number {
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('It must be a whole number, 0 or more.');
}

/** A whole number, also below 0. */
export function integer(value: string): number {
  if (/^-?\d{1,9}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('It must be a whole number.');
}

/** Decimal text, kept as text. */
export function decimalText(value: string): string {
  if (/^-?\d{1,18}(\.\d{1,6})?$/.test(value)) return value;
  throw new InvalidArgumentError('It must be a decimal number.');
}

const RAILS = ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'] as const;
export type Rail = (typeof RAILS)[number];

/** A list of payment rails, in any case of letters. */
export function rails(value: string): Rail[] {
  return list(value).map((item) => {
    const rail = RAILS.find((known) => known === item.toUpperCase().replaceAll('-', '_'));
    if (rail === undefined) throw new InvalidArgumentError(`"${item}" is none of ${RAILS.join(', ')}.`);
    return rail;
  });
}

/** Decimal text as a JSON number; unset is null. */
export const amount = (text: string | undefined): number | null => (text === undefined || text === '' ? null : Number(text));
