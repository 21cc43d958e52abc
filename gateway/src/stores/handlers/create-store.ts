import { noteObject } from '@storefront/access/audit';
import { PAYMENT_RAILS } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { invalid } from '@storefront/errors';
import { isCurrency } from '@storefront/money';
import type { AdminHandler } from '../admin-deps.ts';
import { insertStore } from '../store/stores.ts';
import { asName, asRate } from '../wire/store-arguments.ts';

const DEFAULT_CURRENCY = 'JMD';
const DEFAULT_GCT_RATE = '0.15';

/** Creates a store with the same settings in sandbox and live mode. */
export const createStore: AdminHandler<'CreateStore'> =
  ({ db, newId }) =>
  async (request) => {
    const tenantId = newId();
    const settings = {
      tenant_id: tenantId,
      name: asName(request.name),
      currency: asCurrency(request.currency ?? DEFAULT_CURRENCY),
      gct_rate: asRate(request.gctRate ?? DEFAULT_GCT_RATE),
      online_payments: request.onlinePayments,
      couriers: request.couriers,
      payment_rails: [...PAYMENT_RAILS],
      signup: 'open',
      tax_rounding: 'line',
      shipping_tax: 'store_rate',
      contract_price: 'lowest',
      require_verified_email: false,
    };
    noteObject(tenantId);
    await inTransaction(db, (trx) => insertStore(trx, settings));
    return { tenantId };
  };

function asCurrency(text: string): string {
  if (!isCurrency(text)) throw invalid('currency', 'must be the code of an active ISO 4217 currency, such as JMD');
  return text;
}
