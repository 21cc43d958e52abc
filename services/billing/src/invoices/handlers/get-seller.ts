import type { BillingHandler } from '../../deps.ts';
import { findSeller } from '../store/sellers.ts';
import { toProtoSeller } from '../wire/to-proto-seller.ts';

/** Returns the seller that the store's next invoices show. */
export const getSeller: BillingHandler<'GetSeller'> =
  ({ db }) =>
  async (_request, caller) => ({ seller: toProtoSeller(await findSeller(db, caller)) });
