import type { LineDocument, LineField, LineValues, NumberKind } from './line-field.ts';
import { LINE_FIELDS } from './line-fields.ts';

type Table = typeof LINE_FIELDS;

/** A set of fields: those of a document, or of one part of a cart line. */
export type LineSet = LineDocument | 'item' | 'pricing';

/** The names of the fields in a set. */
export type LineFieldIn<S extends LineSet> = {
  [F in keyof Table]: S extends Table[F]['on'][number] | (Table[F] extends { cartPart: infer Part } ? Part : never) ? F : never;
}[keyof Table];

/** The kind of a field. */
export type KindOf<F extends keyof Table> = Table[F]['kind'];

/** The value of a field that is set. */
export type LineValue<F extends keyof Table, N = string> = LineValues<N>[KindOf<F>];

/** The fields that pricing sets are null on a cart line without prices. */
type Unpriced<S extends LineSet, F extends keyof Table> = S extends 'cart'
  ? Table[F] extends { cartPart: 'pricing' }
    ? Table[F] extends { default: readonly [] }
      ? never
      : null
    : never
  : never;
type Unset<F extends keyof Table, Value> = Table[F] extends { default: null } ? Value : never;

/** The fields in a set. `N` is the type of numbers: decimal text, or decimals. */
export type Line<S extends LineSet, N = string> = { readonly [F in LineFieldIn<S>]: LineValue<F, N> | Unset<F, null> };

/** The fields in a set as in a message: null is unset. */
export type LineMessage<S extends LineSet> = { [F in LineFieldIn<S>]: Mutable<LineValue<F>> | Unset<F, undefined> };

type Mutable<Value> = Value extends readonly (infer Element)[] ? Element[] : Value;

/** The fields in a set under their names in JSON and in the database. */
export type LineRow<S extends LineSet> = { [F in LineFieldIn<S> as Table[F]['name']]: LineValue<F> | Unset<F, null> };

/** The fields in a set in the public JSON. */
export type LineJson<S extends LineSet> = {
  [F in LineFieldIn<S> as Table[F]['name']]: LineValue<F, number> | Unset<F, null> | Unpriced<S, F>;
};

/** The stored value of a field of a cart line. */
export type LineCell<F extends keyof Table> = LineValue<F> | Unset<F, null>;

/** The fields that have a default, with these values. */
export type LineDefaults<S extends LineSet> = {
  readonly [F in LineFieldIn<S> as Table[F] extends { default: unknown } ? F : never]: Table[F] extends { default: infer Value }
    ? Value
    : never;
};

/** A field with its name in code. */
export interface NamedLineField extends LineField {
  readonly field: string;
  /** The kind of a numeric field; null for others. */
  readonly number: NumberKind | null;
}

const NUMBER_KINDS: readonly string[] = ['quantity', 'amount', 'rate'] satisfies readonly NumberKind[];
const isNumberKind = (kind: string): kind is NumberKind => NUMBER_KINDS.includes(kind);

const ENTRIES: readonly NamedLineField[] = Object.entries<LineField>(LINE_FIELDS).map(([field, entry]) => ({
  field,
  number: isNumberKind(entry.kind) ? entry.kind : null,
  ...entry,
}));

/** The fields in each set, in the order of the table. */
export const LINE_SETS: Readonly<Record<LineSet, readonly NamedLineField[]>> = {
  cart: ENTRIES.filter(({ on }) => on.includes('cart')),
  order: ENTRIES.filter(({ on }) => on.includes('order')),
  invoice: ENTRIES.filter(({ on }) => on.includes('invoice')),
  item: ENTRIES.filter(({ cartPart }) => cartPart === 'item'),
  pricing: ENTRIES.filter(({ cartPart }) => cartPart === 'pricing'),
};
