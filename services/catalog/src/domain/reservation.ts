import { Decimal } from '@storefront/money';
import type { Band } from './band.ts';

export type ReservationState = 'HELD' | 'COMMITTED' | 'RELEASED' | 'EXPIRED';

const STATES: Readonly<Record<ReservationState, { readonly holdsStock: boolean }>> = {
  HELD: { holdsStock: true },
  COMMITTED: { holdsStock: true },
  RELEASED: { holdsStock: false },
  EXPIRED: { holdsStock: false },
};

/** The state as the database spells it. */
export function asReservationState(text: string): ReservationState {
  if (Object.hasOwn(STATES, text)) return text as ReservationState;
  throw new Error(`"${text}" is no state of a reservation`);
}

/** Whether the reservation's quantities are part of what is reserved. */
export const holdsStock = (state: ReservationState): boolean => STATES[state].holdsStock;

/** A line of a checkout; `lineId` is the cart's. Quantities are decimal text in the base unit. */
export interface WantedLine {
  readonly lineId: string;
  readonly sku: string;
  readonly quantity: string;
}

/** What the shelf holds of a SKU; `onHand` is null where the store does not count. */
export interface StockLevel {
  readonly sku: string;
  readonly onHand: string | null;
  readonly reserved: string;
  readonly band: Band;
}

/** A line that cannot be held, in the words of the contract. */
export interface StockIssue {
  readonly lineId: string;
  readonly sku: string;
  readonly code: 'insufficient_stock' | 'sku_unavailable';
  readonly availability: Band;
}

/** The quantities by SKU, in the order of the SKUs: lines of the same SKU count together. */
export function quantitiesBySku(lines: readonly { readonly sku: string; readonly quantity: string }[]): ReadonlyMap<string, Decimal> {
  const sums = new Map<string, Decimal>();
  for (const { sku, quantity } of lines) sums.set(sku, (sums.get(sku) ?? new Decimal(0)).plus(quantity));
  return new Map([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What is left to sell; null where the store does not count. */
export const sellable = ({ onHand, reserved }: Pick<StockLevel, 'onHand' | 'reserved'>): Decimal | null =>
  onHand === null ? null : Decimal.max(new Decimal(onHand).minus(reserved), 0);

/** The lines that cannot be held; none means that all of them can, together. A SKU without a count can always be sold. */
export function stockIssues(lines: readonly WantedLine[], levels: ReadonlyMap<string, StockLevel>): readonly StockIssue[] {
  const wanted = quantitiesBySku(lines);
  return lines.flatMap(({ lineId, sku }): StockIssue[] => {
    const level = levels.get(sku);
    if (level === undefined) return [{ lineId, sku, code: 'sku_unavailable', availability: 'UNKNOWN' }];
    const left = sellable(level);
    if (left === null || left.gte(wanted.get(sku) ?? 0)) return [];
    return [{ lineId, sku, code: 'insufficient_stock', availability: level.band }];
  });
}
