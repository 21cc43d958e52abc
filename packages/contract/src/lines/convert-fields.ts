import type { LineDiscount, NumberKind } from './line-field.ts';
import { LINE_SETS, type LineDefaults, type LineFieldIn, type LineSet, type LineValue } from './line.ts';

/** The values of a field that is not set, in messages and in rows. */
type UnsetValue = 'PRICE_SOURCE_UNSPECIFIED' | 'AVAILABILITY_UNSPECIFIED' | '' | null | undefined;

/** The fields in a set as in a message or a row: any of them can be unset. */
export type LineSource<S extends LineSet> = { readonly [F in LineFieldIn<S>]?: LineValue<F> | UnsetValue };

/** How numbers are read from text, by kind. */
export type NumberReaders<N> = Readonly<Record<NumberKind, (text: string) => N>>;

/** How numbers are written as text, by kind. Amounts depend on the currency. */
export type NumberWriters<N> = Readonly<Record<NumberKind, (value: N, currency: string) => string>>;

/** Whether a field is not set. */
export const isUnset = (value: unknown): value is UnsetValue =>
  value === undefined || value === null || value === '' || value === 'PRICE_SOURCE_UNSPECIFIED' || value === 'AVAILABILITY_UNSPECIFIED';

/** Returns the value of a required field; throws if it is not set. */
export function need<T extends string>(value: T | UnsetValue, name: string): T {
  if (isUnset(value)) throw new Error(`a line has no ${name}`);
  return value;
}

/** Reads the discounts of a line. A message without discounts can lack the list. */
export const readDiscounts = <N>(discounts: readonly LineDiscount[] | UnsetValue, by: NumberReaders<N>): readonly LineDiscount<N>[] =>
  isUnset(discounts) ? [] : discounts.map(({ code, amount }) => ({ code, amount: by.amount(amount) }));

/** Writes the discounts of a line. */
export const writeDiscounts = <N>(discounts: readonly LineDiscount<N>[], by: NumberWriters<N>, currency: string): LineDiscount[] =>
  discounts.map(({ code, amount }) => ({ code, amount: by.amount(amount, currency) }));

/** Whether two lines have the same discounts. */
export const sameDiscounts = (a: readonly LineDiscount[], b: readonly LineDiscount[]): boolean =>
  a.length === b.length && a.every(({ code, amount }, index) => code === b[index]?.code && amount === b[index]?.amount);

const asIs = (text: string): string => text;

/** Numbers that stay decimal text. */
export const AS_TEXT: NumberReaders<string> & NumberWriters<string> = { quantity: asIs, amount: asIs, rate: asIs };

/** Returns the defaults of the fields in a set. */
export function lineDefaults<S extends LineSet>(set: S): LineDefaults<S>;
export function lineDefaults(set: LineSet) {
  return Object.fromEntries(LINE_SETS[set].flatMap(({ field, default: absent }) => (absent === undefined ? [] : [[field, absent]])));
}
