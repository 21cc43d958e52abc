import { sweepEach } from '@storefront/lifecycle';
import type { CatalogDeps } from '../deps.ts';
import { expireReservation, listExpiredHolds } from '../store/reservations/resolve-reservation.ts';

/** Releases the stock that checkouts held and did not commit in time. Returns how many holds expired. */
export const expireReservations = ({ db, log, afterCommit }: CatalogDeps): Promise<number> =>
  sweepEach({
    sweep: 'expire-reservations',
    log,
    find: (skipped) => listExpiredHolds(db, skipped),
    idOf: ({ checkoutId }) => checkoutId,
    settle: async ({ checkoutId, ...scope }) => {
      await expireReservation(db, scope, checkoutId);
      afterCommit();
    },
  });
