import type { Band } from '@storefront/contract';
import { Decimal } from '@storefront/money';

/** The state of a checkout's stock reservation. */
export type ReservationState = 'HELD' | 'COMMITTED' | 'RELEASED' | 'EXPIRED';

const STATES: Readonly<Record<ReservationState, { readonly holdsStock: boolean }>> = {
  HELD: { holdsStock: true },
  COMMITTED: { holdsStock: true },
  RELEASED: { holdsStock: false },
  EXPIRED: { holdsStock: false },
};

/** Parses a state that was read from the database. */
export function parseReservationState(text: string): ReservationState {
  if (Object.hasOwn(STATES, text)) return text as ReservationState;
  throw new Error(`"${text}" is not a reservation state`);
}

/** Whether the quantities of a reservation in this state count as reserved. */
export const holdsStock = (state: ReservationState): boolean => STATES[state].holdsStock;

/** A line of a checkout; `lineId` is the cart's line id. Quantities are decimal text in the base unit. */
export interface RequestedLine {
  readonly lineId: string;
  readonly sku: string;
  readonly quantity: string;
}

/** The stock of a SKU. `onHand` is null if the store does not count it. */
export interface StockLevel {
  readonly sku: string;
  readonly onHand: string | null;
  readonly reserved: string;
  readonly band: Band;
}

/** A line that cannot be reserved, with the code that the contract defines. */
export interface StockIssue {
  readonly lineId: string;
  readonly sku: string;
  readonly code: 'insufficient_stock' | 'sku_unavailable';
  readonly availability: Band;
}

/** Sums quantities by SKU, sorted by SKU. */
export function quantitiesBySku(lines: readonly { readonly sku: string; readonly quantity: string }[]): ReadonlyMap<string, Decimal> {
  const sums = new Map<string, Decimal>();
  for (const { sku, quantity } of lines) sums.set(sku, (sums.get(sku) ?? new Decimal(0)).plus(quantity));
  return new Map([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The sellable quantity; null if the store does not count the SKU. */
export const sellable = ({ onHand, reserved }: Pick<StockLevel, 'onHand' | 'reserved'>): Decimal | null =>
  onHand === null ? null : Decimal.max(new Decimal(onHand).minus(reserved), 0);

/** Returns the lines that cannot be reserved. If there are none, all lines can be reserved together. An uncounted SKU can always be sold. */
export function stockIssues(lines: readonly RequestedLine[], levels: ReadonlyMap<string, StockLevel>): readonly StockIssue[] {
  const requested = quantitiesBySku(lines);
  return lines.flatMap(({ lineId, sku }): StockIssue[] => {
    const level = levels.get(sku);
    if (level === undefined) return [{ lineId, sku, code: 'sku_unavailable', availability: 'UNKNOWN' }];
    const left = sellable(level);
    if (left === null || left.gte(requested.get(sku) ?? 0)) return [];
    return [{ lineId, sku, code: 'insufficient_stock', availability: level.band }];
  });
}
