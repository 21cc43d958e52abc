import type { View } from '../drawings/scene.ts';
import type { OrderUnit, SpecGroup } from './import-row.ts';
import type { TagSlug } from './tags.ts';

/** A sale price with its first and last day, relative to today. */
export interface Sale {
  readonly price: number;
  readonly compareAt?: number;
  readonly fromDays: number;
  readonly toDays: number;
}

/** A product as written in the catalog files; prices are JMD before GCT, per base unit. */
export interface Product {
  readonly sku: string;
  readonly name: string;
  readonly short: string;
  readonly body: string;
  readonly specs: readonly SpecGroup[];
  readonly price: number;
  /** Zero for zero-rated products; if absent, the store's rate applies. */
  readonly gctRate?: number;
  readonly sale?: Sale;
  /** Pairs of a minimum quantity and the unit price at that quantity. */
  readonly breaks?: readonly (readonly [number, number])[];
  readonly baseUnit?: 'EA' | 'M' | 'KG';
  readonly quantityDecimals?: number;
  readonly units?: readonly OrderUnit[];
  readonly categories: readonly string[];
  readonly tags: readonly TagSlug[];
  readonly stock: number;
  readonly lowStock?: number;
  readonly views: readonly View[];
  readonly film?: string;
  readonly hidden?: boolean;
}

/** Template tag for Markdown inside indented code: removes the indentation of the first line from every line. */
export function markdown(parts: TemplateStringsArray): string {
  const lines = parts.join('').replace(/^\n/, '').trimEnd().split('\n');
  const indent = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0;
  return `${lines.map((line) => line.slice(Math.min(indent, line.length - line.trimStart().length))).join('\n')}\n`;
}

/** Builds spec groups from plain objects; labels that start with an asterisk appear in the quick-glance grid. */
export const specs = (groups: Readonly<Record<string, Readonly<Record<string, string>>>>): SpecGroup[] =>
  Object.entries(groups).map(([label, rows]) => ({
    label,
    rows: Object.entries(rows).map(([name, value]) => ({ label: name.replace(/^\*/, ''), value, highlight: name.startsWith('*') })),
  }));

/** Returns an order unit that contains `baseQuantity` base units and is ordered one at a time. */
export const unit = (code: string, label: string, baseQuantity: number): OrderUnit => ({
  code,
  label,
  base_quantity: baseQuantity,
  min_order_quantity: 1,
  increment: 1,
});
