import type { GetOrderResponse__Output, Order__Output } from '@storefront/proto/storefront/orders/v1';
import { renderOrder, renderOrderRow } from '@storefront/public-json';
import { z } from 'zod';
import { orderPaymentStatus, orderRow, orderStatus } from '../../api/orders/order-rows.ts';
import { OrderOut } from '../../api/orders/schemas.ts';
import { idFilter, paymentRail } from '../../api/schemas/fields.ts';
import { anyOf, dateFilters, searchFor } from '../../api/schemas/list-filters.ts';
import { named } from '../../api/schemas/named.ts';
import { openEnum } from '../../api/schemas/open-enum.ts';
import { optionalText } from '../../api/schemas/text.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped, type Reply, type ReplyOptions } from '../../http/replies/reply.ts';
import { created, ok } from '../../http/routing/responses.ts';
import { type NeededScopes, type OperatorPrincipal, permits } from '../access/operator-context.ts';
import { type AdminCall, adminRoute, type AdminRoutes, S } from '../http/admin-route.ts';
import { listRoute, pageOf } from '../http/cursor-list.ts';
import { bodyOf, rowQuantityIn, storePath } from '../schemas/inputs.ts';
import { CUSTOMER_COLUMNS, CustomerRefOut } from '../schemas/money.ts';
import { versioned, versionField } from '../schemas/versions.ts';

const READ: NeededScopes = ['read', 'shipments', 'customers', 'money'];
export const SHIP: NeededScopes = ['shipments', 'customers'];
const MONEY: NeededScopes = ['money'];

/** The scopes for the actions on an order. */
const ACTION_SCOPES: Readonly<Record<string, NeededScopes>> = { ship: SHIP, deliver: SHIP, cancel: MONEY, refund: MONEY, restock: MONEY };

const OrderRowOut = named('AdminOrderRow', { ...orderRow, customer: CustomerRefOut });
const { invoices: _invoices, payment_session: _session, ...orderShape } = OrderOut.shape;
export const AdminOrderOut = named('AdminOrder', {
  ...orderShape,
  version: versionField,
  allowed_actions: z
    .array(
      openEnum(Object.keys(ACTION_SCOPES) as ['ship'], {
        id: 'AdminOrderAction',
        description: 'An action on an order. New values can be added at any time.',
      }),
    )
    .meta({ description: 'What the state of the order and the scopes of the token permit.' }),
});

const listFilters = {
  status: anyOf(orderStatus),
  payment_status: anyOf(orderPaymentStatus),
  payment_rail: anyOf(paymentRail),
  ...dateFilters('placed', 'date of placement'),
  customer_id: idFilter('Only orders of this customer.'),
  q: searchFor("the number or the purchase order number, or the buyer's whole email"),
};

export const OrderPath = storePath({
  order: z.string().meta({ description: 'The ID or the number of the order.', examples: ['SO-1042'] }),
});

/** The fields of a shipment. */
export const shipmentFields = {
  lines: z
    .array(bodyOf('ShipmentLineIn', { sku: z.string(), quantity: rowQuantityIn }))
    .min(1)
    .max(500)
    .optional()
    .meta({ description: 'What ships. Omit for all that is open.' }),
  carrier: optionalText(200),
  tracking_number: optionalText(200),
  tracking_url: optionalText(2048),
};
const ShipmentIn = bodyOf('ShipmentIn', shipmentFields);
const CSV_COLUMNS = [...Object.keys(orderRow), ...CUSTOMER_COLUMNS];

/** The orders of a store. */
// prettier-ignore
export const orderRoutes: AdminRoutes = ({ orders, shoppersOrders }) => [
  listRoute({
    id: 'listOrders', path: `${S}/orders`, scopes: READ, summary: 'List orders', filters: listFilters,
    page: pageOf('A page of orders, newest first.', OrderRowOut, 'AdminOrderPage'), csv: { name: 'orders', columns: CSV_COLUMNS },
    read: async (keyset, { status: statuses, paymentStatus: paymentStatuses, paymentRail: paymentRails, ...given }, { caller }) => {
      const { placedFrom: since, placedTo: until, customerId, q } = given;
      const filters = { statuses, paymentStatuses, paymentRails, since, until, customerId, q };
      const { orders: rows, next } = await orders.listStoreOrders({ ...filters, keyset }, caller);
      return { items: rows.map(renderRow), next };
    },
  }),
  adminRoute({
    id: 'getOrder', method: 'get', path: `${S}/orders/:order`, scopes: READ, sample: { path: { order: 'SO-1' } },
    summary: 'Retrieve an order', description: 'Its invoices, payments, and refunds have routes of their own.',
    request: { path: OrderPath }, response: ok('The order.', AdminOrderOut),
    data: async ({ order }, call) => renderStoreOrder(await shoppersOrders.getOrder({ orderId: order }, call.caller), call),
  }),
  adminRoute({
    id: 'createShipment', method: 'post', path: `${S}/orders/:order/shipments`, scopes: SHIP, isKeyed: true, isVersioned: true,
    reasons: ['nothing_to_ship', 'order_not_shippable', 'shipment_too_large', 'order_not_invoiced', 'order_unpaid'],
    sample: { path: { order: 'SO-1' }, body: { lines: [{ sku: 'BOLT-M8', quantity: 2 }], carrier: 'DHL' } },
    summary: 'Ship an order', request: { path: OrderPath, body: ShipmentIn }, response: created('The order with its new shipment.', AdminOrderOut),
    handler: async (request, call) => {
      const response = await orders.shipOrder(request, call.caller);
      return orderReply(response, call, { status: 201, replayed: response.replayed });
    },
  }),
];

const renderRow = (order: Order__Output) => {
  const { customerId = '', email = '', name = '', companyName = null } = order.buyer ?? {};
  return { ...renderOrderRow(order), customer: { id: customerId, email, name, company_name: companyName } };
};

/** One order, as the services return it to operators. */
export type StoreOrder = Pick<GetOrderResponse__Output, 'order' | 'version' | 'storeActions'>;

/** Replies with an order, its version, and the actions that the token permits. */
export const orderReply = (order: StoreOrder, call: AdminCall, options: ReplyOptions = {}): Reply =>
  versioned(enveloped(renderStoreOrder(order, call), options), order.version);

/** Renders an order with the actions that the token permits. */
export function renderStoreOrder({ order, version, storeActions }: StoreOrder, { principal }: AdminCall) {
  const { invoices: _none, payment_session: _other, ...rendered } = renderOrder(present(order, 'order'));
  return { ...rendered, version, allowed_actions: permittedActions(storeActions, principal) };
}

const permittedActions = (actions: readonly string[], principal: OperatorPrincipal): string[] =>
  actions.filter((action) => permits(principal, ACTION_SCOPES[action] ?? []));
