import { conflict } from '@storefront/errors';
import type {
  CatalogServiceDefinition,
  CommitReservationRequest__Output,
  CommitReservationResponse,
  CommitReservationsRequest__Output,
  CommitReservationsResponse,
  MediaRef,
  QuoteLinesRequest__Output,
  QuoteLinesResponse,
  LearnExemptionRequest__Output,
  LearnExemptionResponse,
  ReduceReservationRequest__Output,
  ReduceReservationResponse,
  ReleaseReservationRequest__Output,
  ReleaseReservationResponse,
  ReserveLine,
  ReserveStockRequest__Output,
  ReserveStockResponse,
  RestockReturnRequest__Output,
  RestockReturnResponse,
  ShipReservationRequest__Output,
  ShipReservationResponse,
} from '@storefront/proto/storefront/catalog/v1';
import type { ImplementedService } from '@storefront/rpc';
import { implementPartly } from '@storefront/rpc/testing';
import type { Behavior } from './fake-behavior.ts';

/** The state of the fake catalog service. */
export interface FakeStock {
  readonly onHand: Map<string, number>;
  /** The covers of products. */
  readonly images: Map<string, MediaRef>;
  /** By checkout ID. A released hold remains as a tombstone. */
  readonly holds: Map<string, { state: 'held' | 'committed' | 'released'; lines: readonly ReserveLine[] }>;
  /** The prices that ReserveStock finds different. */
  prices: 'CURRENT' | 'CHANGED';
  /** The IDs of shipments and of corrections that canceled quantities. */
  readonly shipped: Set<string>;
  readonly returned: Set<string>;
  /** By customer ID: whether the customer is exempt from tax, as learned from a checkout. */
  readonly exemptions: Map<string, boolean>;
}

/** Returns empty stock. */
export const newStock = (): FakeStock => ({
  onHand: new Map(),
  images: new Map(),
  holds: new Map(),
  prices: 'CURRENT',
  shipped: new Set(),
  returned: new Set(),
  exemptions: new Map(),
});

/** Returns the quantity of a SKU that is held for checkouts and orders. */
export const heldOf = (stock: FakeStock, sku: string): number =>
  [...stock.holds.values()]
    .filter(({ state }) => state !== 'released')
    .flatMap(({ lines }) => lines)
    .filter((line) => line.sku === sku)
    .reduce((sum, { quantity }) => sum + Number(quantity), 0);

/** The RPCs of the catalog that orders calls, in memory. */
export const fakeCatalogService = (stock: FakeStock, { rpc }: Behavior): ImplementedService =>
  implementPartly<CatalogServiceDefinition>(
    'storefront.catalog.v1.CatalogService',
    {
      ReserveStock: rpc<ReserveStockRequest__Output, ReserveStockResponse>('ReserveStock', ({ checkoutId, dryRun, lines }) => {
        const prices = lines.some(({ unitPrice }) => unitPrice !== undefined) ? stock.prices : 'PRICES_UNSPECIFIED';
        if (prices === 'CHANGED') return { issues: [], prices };
        const hold = stock.holds.get(checkoutId);
        if (hold?.state === 'released') throw conflict('checkout_cancelled', 'This checkout was compensated.');
        if (hold !== undefined) return { issues: [], prices };
        const short = lines.filter(({ quantity, sku }) => (stock.onHand.get(sku) ?? 0) - heldOf(stock, sku) < Number(quantity));
        if (short.length > 0) {
          const issues = short.map(({ lineId, sku }) => ({ lineId, sku, code: 'insufficient_stock', availability: 'OUT' as const }));
          return { issues, prices };
        }
        if (!dryRun) stock.holds.set(checkoutId, { state: 'held', lines });
        return { issues: [], prices };
      }),
      QuoteLines: rpc<QuoteLinesRequest__Output, QuoteLinesResponse>('QuoteLines', ({ lines }) => ({
        lines: lines.map(({ sku }) => ({ sku, image: stock.images.get(sku) ?? null })),
      })),
      CommitReservation: rpc<CommitReservationRequest__Output, CommitReservationResponse>('CommitReservation', ({ checkoutId }) => {
        const hold = stock.holds.get(checkoutId);
        if (hold === undefined || hold.state === 'released') throw conflict('reservation_released', 'Nothing is held.');
        stock.holds.set(checkoutId, { ...hold, state: 'committed' });
        return {};
      }),
      CommitReservations: rpc<CommitReservationsRequest__Output, CommitReservationsResponse>('CommitReservations', ({ checkoutIds }) => {
        const committedCheckoutIds = checkoutIds.filter((id) => stock.holds.get(id)?.state === 'held');
        for (const id of committedCheckoutIds) stock.holds.set(id, { lines: stock.holds.get(id)?.lines ?? [], state: 'committed' });
        return { committedCheckoutIds };
      }),
      ReleaseReservation: rpc<ReleaseReservationRequest__Output, ReleaseReservationResponse>('ReleaseReservation', ({ checkoutId }) => {
        stock.holds.set(checkoutId, { state: 'released', lines: [] });
        return {};
      }),
      ShipReservation: rpc<ShipReservationRequest__Output, ShipReservationResponse>(
        'ShipReservation',
        ({ checkoutId, lines, shipmentId }) => {
          const hold = stock.holds.get(checkoutId);
          if (hold?.state !== 'committed') throw conflict('reservation_not_committed', 'Nothing is held for good.');
          if (stock.shipped.has(shipmentId)) return {};
          stock.shipped.add(shipmentId);
          for (const { quantity, sku } of lines) stock.onHand.set(sku, (stock.onHand.get(sku) ?? 0) - Number(quantity));
          return {};
        },
      ),
      ReduceReservation: rpc<ReduceReservationRequest__Output, ReduceReservationResponse>(
        'ReduceReservation',
        ({ checkoutId, correctionId, lines }) => {
          const hold = stock.holds.get(checkoutId);
          if (hold?.state !== 'committed' || stock.shipped.has(correctionId)) return {};
          stock.shipped.add(correctionId);
          const cancelledOf = (sku: string | undefined) =>
            lines.filter((line) => line.sku === sku).reduce((sum, { quantity }) => sum + Number(quantity), 0);
          const left = hold.lines.map((line) => ({ ...line, quantity: String(Number(line.quantity) - cancelledOf(line.sku)) }));
          stock.holds.set(checkoutId, { ...hold, lines: left });
          return {};
        },
      ),
      RestockReturn: rpc<RestockReturnRequest__Output, RestockReturnResponse>('RestockReturn', ({ lines, returnId }) => {
        if (stock.returned.has(returnId)) return {};
        stock.returned.add(returnId);
        for (const { quantity, sku } of lines) stock.onHand.set(sku, (stock.onHand.get(sku) ?? 0) + Number(quantity));
        return {};
      }),
      LearnExemption: rpc<LearnExemptionRequest__Output, LearnExemptionResponse>('LearnExemption', ({ exempt }, { customerId = '' }) => {
        stock.exemptions.set(customerId, exempt);
        return {};
      }),
    },
    { callers: ['orders'] },
  );
