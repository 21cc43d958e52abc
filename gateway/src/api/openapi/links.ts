/** An OpenAPI link: a follow-up operation and where to find its parameters. */
interface Link {
  readonly operationId: string;
  readonly parameters: Readonly<Record<string, string>>;
}

const cart = { cart_id: '$request.path.cart_id' };
const createdCart = { cart_id: '$response.body#/data/id' };
const firstLine = { ...cart, line_id: '$response.body#/data/lines/0/id' };
const firstPromotion = { ...cart, code: '$response.body#/data/promotions/0/code' };
const firstSku = { sku: '$response.body#/data/0/sku' };
const placedOrder = { order_id: '$response.body#/data/order_id' };
const firstRow = '$response.body#/data/0/id';
const createdSubscription = { subscription_id: '$response.body#/id' };
const pinged = { subscription_id: '$request.path.subscription_id', delivery_id: '$response.body#/delivery_id' };

const to = (parameters: Link['parameters'], ...operationIds: readonly string[]): readonly Link[] =>
  operationIds.map((operationId) => ({ operationId, parameters }));

const LINKS: Readonly<Record<string, readonly Link[]>> = {
  listProducts: to(firstSku, 'getProduct', 'getAvailability'),
  listCarts: to({ cart_id: firstRow }, 'getCart'),
  createCart: to(createdCart, 'getCart', 'addCartLine', 'addCartLines', 'priceCart', 'applyPromotion'),
  createList: to({ list_id: '$response.body#/data/id' }, 'getList', 'addListLines', 'addListToCart', 'deleteList'),
  createAddress: to({ address_id: '$response.body#/data/id' }, 'updateAddress', 'deleteAddress'),
  addCartLine: [...to(firstLine, 'updateCartLine', 'removeCartLine'), ...to(cart, 'priceCart', 'getCart')],
  applyPromotion: [...to(firstPromotion, 'removePromotion'), ...to(cart, 'priceCart')],
  checkout: to(placedOrder, 'getOrder', 'cancelOrder', 'reorder'),
  listOrders: to({ order_id: firstRow }, 'getOrder', 'cancelOrder', 'reorder'),
  listInvoices: to({ invoice_id: firstRow }, 'getInvoice', 'getInvoicePdf'),
  listCreditNotes: to({ credit_note_id: firstRow }, 'getCreditNote', 'getCreditNotePdf'),
  createWebhook: to(
    createdSubscription,
    'getWebhook',
    'updateWebhook',
    'pingWebhook',
    'rotateWebhookSecret',
    'listDeliveries',
    'deleteWebhook',
  ),
  pingWebhook: to(pinged, 'getDelivery', 'redeliver'),
};

/** The links of an operation's success response, keyed by the target operation. */
export const linksOf = (id: string): Readonly<Record<string, Link>> =>
  Object.fromEntries((LINKS[id] ?? []).map((link) => [link.operationId, link]));
