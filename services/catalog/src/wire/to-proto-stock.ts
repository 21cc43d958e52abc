import type { StockLevel } from '@storefront/proto/storefront/catalog/v1';
import { sellable } from '../domain/reservation.ts';
import type { StockCounts } from '../store/stock/stock-levels.ts';

/** Returns the stock counts of a SKU for operators; `on_hand` and `sellable` are empty if the store does not count it. */
export const toProtoStock = (counts: StockCounts): StockLevel => ({
  sku: counts.sku,
  onHand: counts.onHand ?? '',
  reserved: counts.reserved,
  sellable: sellable(counts)?.toFixed() ?? '',
  lowStockThreshold: counts.lowStockThreshold,
});
