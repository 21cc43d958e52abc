import type { GetSellerRequest__Output } from '@storefront/proto/storefront/billing/v1/GetSellerRequest';
import type { GetSellerResponse } from '@storefront/proto/storefront/billing/v1/GetSellerResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../../deps.ts';
import { findSeller } from '../store/sellers.ts';
import { toProtoSeller } from '../wire/to-proto-seller.ts';

/** Returns the seller that the store's next invoices show. */
export const getSeller =
  ({ db }: BillingDeps): Handler<GetSellerRequest__Output, GetSellerResponse> =>
  async (_request, caller) => ({ seller: toProtoSeller(await findSeller(db, caller)) });
