import type { ReleaseReservationRequest__Output } from '@storefront/proto/storefront/catalog/v1/ReleaseReservationRequest';
import type { ReleaseReservationResponse } from '@storefront/proto/storefront/catalog/v1/ReleaseReservationResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { releaseReservation as release } from '../store/reservations/resolve-reservation.ts';
import { requiredUuid } from '../wire/identifiers.ts';

/** Releases a checkout's reservation. */
export const releaseReservation =
  ({ db, afterCommit }: CatalogDeps): Handler<ReleaseReservationRequest__Output, ReleaseReservationResponse> =>
  async ({ checkoutId }, caller) => {
    await release(db, caller, requiredUuid('checkout_id', checkoutId));
    afterCommit();
    return {};
  };
