import type { ShipOrderRequest__Output } from '@storefront/proto/storefront/orders/v1/ShipOrderRequest';
import type { ShipOrderResponse } from '@storefront/proto/storefront/orders/v1/ShipOrderResponse';
import type { Handler } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';
import { withShipmentUnderWay } from '../domain/ship-order.ts';
import { sendShipment } from '../shipping/send-shipment.ts';
import { updateOrder } from '../store/orders.ts';
import { toOrderMessage } from '../wire/order-message.ts';
import { toParcel, toWantedLines } from '../wire/shipment-message.ts';
import { storeScope } from '../wire/store-scope.ts';

/** Ships some lines of an order, or all that is left of it. */
export const shipOrder =
  (deps: OrdersDeps): Handler<ShipOrderRequest__Output, ShipOrderResponse> =>
  async (request, caller) => {
    const scope = storeScope(caller);
    const wanted = toWantedLines(request.lines);
    const parcel = toParcel(request, deps.newId());
    const underWay = await updateOrder(deps.db, scope, request.order, (order) => ({ order: withShipmentUnderWay(order, wanted, parcel) }));
    return { order: toOrderMessage(await sendShipment(deps, scope, caller.store, underWay, parcel.id)) };
  };
