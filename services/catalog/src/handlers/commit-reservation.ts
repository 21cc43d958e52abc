import type { CommitReservationRequest__Output } from '@storefront/proto/storefront/catalog/v1/CommitReservationRequest';
import type { CommitReservationResponse } from '@storefront/proto/storefront/catalog/v1/CommitReservationResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { commitReservation as commit } from '../store/reservations/resolve-reservation.ts';
import { requiredUuid } from '../wire/identifiers.ts';

/** Commits a checkout's reservation so that it no longer expires. */
export const commitReservation =
  ({ db, afterCommit }: CatalogDeps): Handler<CommitReservationRequest__Output, CommitReservationResponse> =>
  async ({ checkoutId }, caller) => {
    const outcome = await commit(db, caller, requiredUuid('checkout_id', checkoutId));
    if (outcome === 'locked') afterCommit();
    return {};
  };
