import { invalid } from '@storefront/errors';
import type { CatalogHandler } from '../deps.ts';
import { reduceReservation as reduceReservationInStore } from '../store/reservations/reduce-reservation.ts';
import { commitAllHeld } from '../store/reservations/reservation-rows.ts';
import {
  commitReservation as commitReservationInStore,
  releaseReservation as releaseReservationInStore,
} from '../store/reservations/resolve-reservation.ts';
import { restockReturn as restockReturnInStore } from '../store/reservations/restock-return.ts';
import { shipReservation as shipReservationInStore } from '../store/reservations/ship-reservation.ts';
import { requiredUuid } from '../wire/identifiers.ts';
import { requiredQuantity } from '../wire/quantities.ts';

/** Commits a checkout's reservation so that it no longer expires. */
export const commitReservation: CatalogHandler<'CommitReservation'> =
  ({ db, afterCommit }) =>
  async ({ checkoutId }, caller) => {
    const outcome = await commitReservationInStore(db, caller, requiredUuid('checkout_id', checkoutId));
    if (outcome === 'locked') afterCommit();
    return {};
  };

/** Several times the checkouts that one process of orders settles at once. */
const CHECKOUTS_MAX = 200;

/** Commits the reservations that are held, and returns their checkouts. No stock changes, so there is no event to publish. */
export const commitReservations: CatalogHandler<'CommitReservations'> =
  ({ db }) =>
  async ({ checkoutIds }, caller) => {
    if (checkoutIds.length === 0 || checkoutIds.length > CHECKOUTS_MAX) {
      throw invalid('checkout_ids', `must have 1 to ${CHECKOUTS_MAX} entries`);
    }
    const ids = checkoutIds.map((id, index) => requiredUuid(`checkout_ids.${index}`, id));
    return { committedCheckoutIds: [...(await commitAllHeld(db, caller, ids))] };
  };

/** Releases a checkout's reservation. */
export const releaseReservation: CatalogHandler<'ReleaseReservation'> =
  ({ db, afterCommit }) =>
  async ({ checkoutId }, caller) => {
    await releaseReservationInStore(db, caller, requiredUuid('checkout_id', checkoutId));
    afterCommit();
    return {};
  };

/** Removes shipped quantities from the stock on hand and from the reservation. */
export const shipReservation: CatalogHandler<'ShipReservation'> =
  ({ db, afterCommit }) =>
  async ({ checkoutId, shipmentId, lines }, caller) => {
    await shipReservationInStore(db, caller, {
      checkoutId: requiredUuid('checkout_id', checkoutId),
      shipmentId: requiredUuid('shipment_id', shipmentId),
      lines: lines.map(({ sku, quantity }, index) => ({ sku, quantity: requiredQuantity(`lines.${index}.quantity`, quantity).toFixed() })),
    });
    afterCommit();
    return {};
  };

/** Takes canceled quantities out of a reservation. */
export const reduceReservation: CatalogHandler<'ReduceReservation'> =
  ({ db, afterCommit }) =>
  async ({ checkoutId, correctionId, lines }, caller) => {
    await reduceReservationInStore(db, caller, {
      checkoutId: requiredUuid('checkout_id', checkoutId),
      correctionId: requiredUuid('correction_id', correctionId),
      lines: lines.map(({ sku, quantity }, index) => ({ sku, quantity: requiredQuantity(`lines.${index}.quantity`, quantity).toFixed() })),
    });
    afterCommit();
    return {};
  };

/** Adds returned quantities to the stock on hand. */
export const restockReturn: CatalogHandler<'RestockReturn'> =
  ({ db, afterCommit }) =>
  async ({ returnId, lines }, caller) => {
    const returned = lines.map(({ sku, quantity }, index) => ({
      sku,
      quantity: requiredQuantity(`lines.${index}.quantity`, quantity).toFixed(),
    }));
    await restockReturnInStore(db, caller, { returnId: requiredUuid('return_id', returnId), lines: returned });
    afterCommit();
    return {};
  };
