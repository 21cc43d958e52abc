import type { Band } from '../bands.ts';
import type { PriceSource } from '../price-sources.ts';

/** Whose lines these are. */
export type LineDocument = 'cart' | 'order' | 'invoice';

/** The part of a line's discount that comes from one promotion. */
export interface LineDiscount<N = string> {
  readonly code: string;
  readonly amount: N;
}

/** The value of a field by its kind. `N` is the type of numbers: decimal text, or decimals. */
export interface LineValues<N = string> {
  readonly id: string;
  readonly text: string;
  /** In base units, unless the field says otherwise. */
  readonly quantity: N;
  /** In the currency of the document. */
  readonly amount: N;
  /** A fraction. */
  readonly rate: N;
  readonly priceSource: PriceSource;
  readonly band: Band;
  readonly discounts: readonly LineDiscount<N>[];
}

/** The type of a field's value. */
export type LineKind = keyof LineValues;
/** The kinds whose values are numbers. */
export type NumberKind = 'quantity' | 'amount' | 'rate';

/** A field of a line. */
export interface LineField {
  /** The name in JSON, and of the column. In code and in messages, the field has the same name in camel case. */
  readonly name: string;
  readonly kind: LineKind;
  readonly on: readonly LineDocument[];
  /** The part of a cart line that has the field as it is: its item, or its pricing. The cart has its other fields in a form of its own. */
  readonly cartPart?: 'item' | 'pricing';
  /** The value if a message or a row has none. A field without a default is required. */
  readonly default?: null | string | readonly [];
  /** The value in the examples of the OpenAPI document. */
  readonly example: string | number | readonly LineDiscount<number>[];
  /** The description in the OpenAPI document, by whose line it is. */
  readonly about?: Readonly<Partial<Record<LineDocument, string>>>;
}
