import type { View } from '../drawings/scene.ts';
import type { OrderUnit, SpecGroup } from './import-row.ts';
import type { TagSlug } from './tags.ts';

/** A sale: its price and its first and last day, counted from today. */
export interface Sale {
  readonly price: number;
  readonly compareAt?: number;
  readonly fromDays: number;
  readonly toDays: number;
}

/** A product as this store's own people wrote it down; prices are JMD before GCT, per base unit. */
export interface Product {
  readonly sku: string;
  readonly name: string;
  readonly short: string;
  readonly body: string;
  readonly specs: readonly SpecGroup[];
  readonly price: number;
  /** Zero for what the tax schedule rates at zero; the store's own rate where absent. */
  readonly gctRate?: number;
  readonly sale?: Sale;
  /** Pairs of a minimum quantity and the unit price from there on. */
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

/** Markdown written inside indented code: the indentation of its first line is taken off every line. */
export function markdown(parts: TemplateStringsArray): string {
  const lines = parts.join('').replace(/^\n/, '').trimEnd().split('\n');
  const indent = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0;
  return `${lines.map((line) => line.slice(Math.min(indent, line.length - line.trimStart().length))).join('\n')}\n`;
}

/** Spec groups from plain objects; a label that begins with a star belongs in the quick-glance grid. */
export const specs = (groups: Readonly<Record<string, Readonly<Record<string, string>>>>): SpecGroup[] =>
  Object.entries(groups).map(([label, rows]) => ({
    label,
    rows: Object.entries(rows).map(([name, value]) => ({ label: name.replace(/^\*/, ''), value, highlight: name.startsWith('*') })),
  }));

/** An order unit that holds `baseQuantity` base units and is ordered one at a time. */
export const unit = (code: string, label: string, baseQuantity: number): OrderUnit => ({
  code,
  label,
  base_quantity: baseQuantity,
  min_order_quantity: 1,
  increment: 1,
});
