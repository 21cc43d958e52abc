import type { CatalogHandler } from '../deps.ts';
import { shipReservation as ship } from '../store/reservations/ship-reservation.ts';
import { requiredUuid } from '../wire/identifiers.ts';
import { requiredQuantity } from '../wire/quantities.ts';

/** Removes shipped quantities from the stock on hand and from the reservation. */
export const shipReservation: CatalogHandler<'ShipReservation'> =
  ({ db, afterCommit }) =>
  async ({ checkoutId, shipmentId, lines }, caller) => {
    await ship(db, caller, {
      checkoutId: requiredUuid('checkout_id', checkoutId),
      shipmentId: requiredUuid('shipment_id', shipmentId),
      lines: lines.map(({ sku, quantity }, index) => ({ sku, quantity: requiredQuantity(`lines.${index}.quantity`, quantity).toFixed() })),
    });
    afterCommit();
    return {};
  };
