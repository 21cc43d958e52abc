import type {
  OrdersAdminServiceDefinition,
  OrdersServiceDefinition,
  SandboxServiceDefinition,
} from '@storefront/proto/storefront/orders/v1';
import { type ImplementedService, implement } from '@storefront/rpc';
import type { OrdersDeps } from './deps.ts';
import { cancelOrder, cancelStoreOrder } from './handlers/cancel-order.ts';
import { checkout, previewCheckout, repayOrder } from './handlers/checkout.ts';
import { closeAccount } from './handlers/close-account.ts';
import { correctOrder } from './handlers/correct-order.ts';
import { getOrder } from './handlers/get-order.ts';
import { getSales } from './handlers/get-sales.ts';
import { countStoreOrders, listOrders, listStoreOrders } from './handlers/list-orders.ts';
import { deliverOrder, shipOrder } from './handlers/shipments.ts';
import { listShippingOptions, listStoreShippingOptions, removeShippingOption, setShippingOption } from './handlers/shipping-options.ts';
import { advanceClock } from './sandbox/advance-clock.ts';
import { getOrderEvent } from './sandbox/get-order-event.ts';

/** Every service of this process, for `serve`. */
export const ordersServices = (deps: OrdersDeps): readonly ImplementedService[] => [
  ordersService(deps),
  ordersAdminService(deps),
  sandboxService(deps),
];

/** Checkout and orders, for shoppers through the gateway. */
const ordersService = (deps: OrdersDeps): ImplementedService =>
  implement<OrdersServiceDefinition>(
    'storefront.orders.v1.OrdersService',
    {
      Checkout: checkout(deps),
      PreviewCheckout: previewCheckout(deps),
      RepayOrder: repayOrder(deps),
      ListShippingOptions: listShippingOptions(deps),
      ListOrders: listOrders(deps),
      GetOrder: getOrder(deps),
      CancelOrder: cancelOrder(deps),
      CloseAccount: closeAccount(deps),
    },
    { callers: ['gateway'], except: { GetOrder: ['gateway', 'operator'] } },
  );

/** Orders and shipping options, for the store's staff. */
const ordersAdminService = (deps: OrdersDeps): ImplementedService =>
  implement<OrdersAdminServiceDefinition>(
    'storefront.orders.v1.OrdersAdminService',
    {
      SetShippingOption: setShippingOption(deps),
      RemoveShippingOption: removeShippingOption(deps),
      ListStoreShippingOptions: listStoreShippingOptions(deps),
      CountStoreOrders: countStoreOrders(deps),
      ListStoreOrders: listStoreOrders(deps),
      GetSales: getSales(deps),
      ShipOrder: shipOrder(deps),
      DeliverOrder: deliverOrder(deps),
      CancelStoreOrder: cancelStoreOrder(deps),
      CorrectOrder: correctOrder(deps),
    },
    { callers: ['operator'] },
  );

/** Control of a store's sandbox. */
const sandboxService = (deps: OrdersDeps): ImplementedService =>
  implement<SandboxServiceDefinition>(
    'storefront.orders.v1.SandboxService',
    { AdvanceClock: advanceClock(deps), GetOrderEvent: getOrderEvent(deps) },
    { callers: ['gateway'] },
  );
