import type { Schemas } from '@storefront/client';
import type { TagSlug } from './tags.ts';

/** How a product is shown: whole, close up, or as a trade pack. */
export type View = 'front' | 'close' | 'pack';

/** A sale price with its first and last day, relative to today. */
export interface Sale {
  readonly price: number;
  readonly compareAt?: number;
  readonly fromDays: number;
  readonly toDays: number;
}

/** A product of the demo store; prices are JMD before GCT, per base unit. */
export interface Product {
  readonly sku: string;
  readonly name: string;
  readonly short: string;
  readonly body: string;
  readonly specs: readonly Schemas['SpecGroup'][];
  readonly price: number;
  /** Zero for zero-rated products; if absent, the store's rate applies. */
  readonly gctRate?: number;
  readonly sale?: Sale;
  /** Pairs of a minimum quantity and the unit price at that quantity. */
  readonly breaks?: readonly (readonly [number, number])[];
  readonly baseUnit?: 'EA' | 'M' | 'KG';
  readonly quantityDecimals?: number;
  readonly units?: readonly Schemas['OrderUom'][];
  readonly categories: readonly string[];
  readonly tags: readonly TagSlug[];
  readonly stock: number;
  readonly lowStock?: number;
  readonly views: readonly View[];
  readonly film?: string;
  readonly hidden?: boolean;
}
