import { inTransaction } from '@storefront/db';
import { notFound } from '@storefront/errors';
import type { OrdersHandler } from '../deps.ts';
import { isOffered } from '../domain/shipping-option.ts';
import { deleteShippingOption, listShippingOptions as listShippingOptionsInStore, saveShippingOption } from '../store/shipping-options.ts';
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
    return {
      options: options.map((option) => ({ option: toProtoShippingOption(option), offered: isOffered(option, caller.store.couriers) })),
    };
  };

/** Creates or replaces the shipping option with this code. Courier options are offered only if the store enables couriers. */
export const setShippingOption: OrdersHandler<'SetShippingOption'> =
  ({ db }) =>
  async ({ option: message }, caller) => {
    const option = fromProtoShippingOption(message, caller.store.currency);
    await inTransaction(db, (trx) => saveShippingOption(trx, caller, option));
    return { option: toProtoShippingOption(option) };
  };

/** Removes a shipping option. Orders and running checkouts keep it. */
export const removeShippingOption: OrdersHandler<'RemoveShippingOption'> =
  ({ db }) =>
  async ({ code }, caller) => {
    await inTransaction(db, async (trx) => {
      if (!(await deleteShippingOption(trx, caller, code))) throw notFound('shipping option');
    });
    return {};
  };
