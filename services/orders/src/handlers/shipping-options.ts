import { isStorable } from '@storefront/contract';
import { inTransaction } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { type Caller, requireVersion, versionOf } from '@storefront/rpc';
import type { OrdersHandler } from '../deps.ts';
import { isOffered, type ShippingOption } from '../domain/shipping-option.ts';
import type { Trx } from '../store/schema.ts';
import {
  deleteShippingOption,
  findShippingOption,
  listShippingOptions as listShippingOptionsInStore,
  lockShippingOption,
  saveShippingOption,
} from '../store/shipping-options.ts';
import { fromProtoShippingOption, toProtoShippingOption } from '../wire/shipping-option.ts';

/** Lists the shipping options that the store offers now. */
export const listShippingOptions: OrdersHandler<'ListShippingOptions'> =
  ({ db }) =>
  async (_request, caller) => {
    const couriersEnabled = caller.store.couriers;
    const options = await listShippingOptionsInStore(db, caller);
    const offered = options.filter((option) => isOffered(option, couriersEnabled));
    return { options: offered.map(toProtoShippingOption), couriersEnabled };
  };

/** Lists all shipping options of the store, including those not offered to shoppers. */
export const listStoreShippingOptions: OrdersHandler<'ListStoreShippingOptions'> =
  ({ db }) =>
  async (_request, caller) => {
    const options = await listShippingOptionsInStore(db, caller);
    return { options: options.map((option) => toStoreOption(option, caller)) };
  };

/** Returns a shipping option as the store's staff see it, with its version. */
function toStoreOption(option: ShippingOption, { store }: Caller) {
  const shown = { option: toProtoShippingOption(option), offered: isOffered(option, store.couriers) };
  return { ...shown, version: versionOf(shown) };
}

/** Locks the option with this code, and checks that it has the version that the caller expects, if there is one. */
async function lockVersion(trx: Trx, caller: Caller, code: string): Promise<void> {
  const before = await lockShippingOption(trx, caller, code);
  requireVersion(caller, before === undefined ? '' : toStoreOption(before, caller).version);
}

/** Creates or replaces the shipping option with this code. Courier options are offered only if the store enables couriers. */
export const setShippingOption: OrdersHandler<'SetShippingOption'> =
  ({ db }) =>
  async ({ option: message }, caller) => {
    const option = fromProtoShippingOption(message, caller.store.currency);
    return await inTransaction(db, async (trx) => {
      await lockVersion(trx, caller, option.code);
      await saveShippingOption(trx, caller, option);
      return toStoreOption((await findShippingOption(trx, caller, option.code)) ?? option, caller);
    });
  };

/** Removes a shipping option. Orders and running checkouts keep it. */
export const removeShippingOption: OrdersHandler<'RemoveShippingOption'> =
  ({ db }) =>
  async ({ code }, caller) => {
    if (!isStorable(code)) throw notFound('shipping option');
    await inTransaction(db, async (trx) => {
      await lockVersion(trx, caller, code);
      if (!(await deleteShippingOption(trx, caller, code))) throw notFound('shipping option');
    });
    return {};
  };
