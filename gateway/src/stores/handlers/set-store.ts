import { CONTRACT_PRICES, MODES, PAYMENT_RAILS, SHIPPING_TAXES, SIGNUP_POLICIES, TAX_ROUNDINGS } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import type { SetStoreRequest__Output } from '@storefront/proto/storefront/gateway/v1/SetStoreRequest';
import type { SetStoreResponse } from '@storefront/proto/storefront/gateway/v1/SetStoreResponse';
import type { Handler } from '@storefront/rpc';
import { toMessage } from '../../http/input/to-message.ts';
import type { AdminDeps } from '../admin-deps.ts';
import { updateStore } from '../store/stores.ts';
import { asChoice, asId, asMode, asSubset } from '../wire/admin-arguments.ts';

/** Changes the settings of a store in one or both modes. Gateways then clear their cached keys, which contain the settings. */
export const setStore =
  ({ db, afterChange }: AdminDeps): Handler<SetStoreRequest__Output, SetStoreResponse> =>
  async (request) => {
    const tenantId = asId(request.tenantId, 'store');
    const modes = request.mode === undefined ? MODES : [asMode(request.mode)];
    const rails = asSubset('payment_rails', request.paymentRails, PAYMENT_RAILS);
    const change = {
      onlinePayments: request.onlinePayments,
      couriers: request.couriers,
      paymentRails: rails.length === 0 ? undefined : rails,
      signup: asChoice('signup', request.signup, SIGNUP_POLICIES),
      taxRounding: asChoice('tax_rounding', request.taxRounding, TAX_ROUNDINGS),
      shippingTax: asChoice('shipping_tax', request.shippingTax, SHIPPING_TAXES),
      contractPrice: asChoice('contract_price', request.contractPrice, CONTRACT_PRICES),
    };

    const rows = await inTransaction(db, async (trx) => {
      const changed = await updateStore(trx, tenantId, modes, change);
      for (const mode of modes) {
        await appendEvent(trx, { tenantId, mode }, { type: 'store.changed', aggregateId: tenantId, data: {} });
      }
      return changed;
    });
    afterChange();
    return { stores: rows.map((row) => toMessage(row)) };
  };
