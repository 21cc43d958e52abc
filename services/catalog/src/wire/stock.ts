import type { StockLevel } from '@storefront/proto/storefront/catalog/v1/StockLevel';
import { sellable } from '../domain/reservation.ts';
import type { Counts } from '../store/stock-levels.ts';

/** The counts of a SKU for its owners; `on_hand` and `sellable` are empty where the store does not count. */
export const toStockMessage = (counts: Counts): StockLevel => ({
  sku: counts.sku,
  onHand: counts.onHand ?? '',
  reserved: counts.reserved,
  sellable: sellable(counts)?.toFixed() ?? '',
  lowStockThreshold: counts.lowStockThreshold,
});
