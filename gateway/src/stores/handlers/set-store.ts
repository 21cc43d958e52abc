import {
  CONTRACT_PRICES,
  isDate,
  MODES,
  PAYMENT_RAILS,
  SHIPPING_TAXES,
  SIGNUP_POLICIES,
  TAX_ROUNDINGS,
  timeZoneOf,
} from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { invalid } from '@storefront/errors';
import { appendEvent } from '@storefront/events';
import type { SetStoreRequest__Output } from '@storefront/proto/storefront/gateway/v1';
import { requireVersion } from '@storefront/rpc';
import type { AdminHandler } from '../admin-deps.ts';
import { type StoreRow, updateStore } from '../store/stores.ts';
import { asChoice, asId, asMode, asSubset } from '../wire/admin-arguments.ts';
import { asName, asRate } from '../wire/store-arguments.ts';
import { toProtoStore, versionedStore } from '../wire/to-proto-store.ts';

/** Changes the settings of a store in one or both modes. Gateways then clear their cached keys, which contain the settings. */
export const setStore: AdminHandler<'SetStore'> =
  ({ db, now, afterChange }) =>
  async (request, caller) => {
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
      requireVerifiedEmail: request.requireVerifiedEmail,
      contractPrice: asChoice('contract_price', request.contractPrice, CONTRACT_PRICES),
      ...documentSettings(request),
    };

    const versionIn = ([row]: readonly StoreRow[]) => (row === undefined ? '' : versionedStore(row, now()).version);
    const rows = await inTransaction(db, async (trx) => {
      const changed = await updateStore(trx, tenantId, modes, change, now(), (stored) => requireVersion(caller, versionIn(stored)));
      for (const mode of modes) {
        await appendEvent(trx, { tenantId, mode }, { type: 'store.changed', aggregateId: tenantId, data: {} });
      }
      return changed;
    });
    afterChange();
    return { stores: rows.map((row) => toProtoStore(row, now())), version: rows.length === 1 ? versionIn(rows) : '' };
  };

function documentSettings({ name, timeZone, gctRate, gctRateFrom }: SetStoreRequest__Output) {
  if (gctRateFrom !== undefined && gctRate === undefined) throw invalid('from', 'needs a rate');
  if (gctRateFrom !== undefined && !isDate(gctRateFrom)) throw invalid('from', 'must be a date, such as 2027-01-01');
  const zone = timeZone === undefined ? undefined : timeZoneOf(timeZone);
  if (timeZone !== undefined && zone === undefined)
    throw invalid('time_zone', 'must be the name of an IANA time zone, such as America/Jamaica');
  return {
    name: name === undefined ? undefined : asName(name),
    timeZone: zone,
    gctRate: gctRate === undefined ? undefined : { rate: asRate(gctRate), from: gctRateFrom },
  };
}
