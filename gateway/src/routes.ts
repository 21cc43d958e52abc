import { z } from 'zod';
import type { ResourceDeps } from './deps.ts';
import { PRICED, STOCK, TAXONOMY } from './http/edge-policies.ts';
import { accepted, created, gone, ok } from './http/responses.ts';
import { type Route, route } from './http/route.ts';
import * as carts from './resources/carts.ts';
import * as catalog from './resources/catalog.ts';
import * as checkouts from './resources/checkout.ts';
import * as customers from './resources/customers.ts';
import { getHealth, ping } from './resources/diagnostics.ts';
import * as invoices from './resources/invoices.ts';
import * as orders from './resources/orders.ts';
import * as payments from './resources/payments.ts';
import * as products from './resources/products.ts';
import * as sessions from './resources/shopper-sessions.ts';
import * as webhooks from './resources/webhooks.ts';
import { CartLineIn, CartLinePath, CartLineUpdateIn, CartOut, CartPath, CartPromotionPath, PromoCodeIn } from './schemas/carts.ts';
import {
  AvailabilityOut,
  BatchAvailabilityIn,
  CatalogChangesOut,
  CatalogChangesQuery,
  CategoryOut,
  TagGroupOut,
} from './schemas/catalog.ts';
import { CheckoutIn, CheckoutResultOut, ShippingOptionsOut } from './schemas/checkout.ts';
import { CreditStatusOut, MeOut } from './schemas/customers.ts';
import { HealthOut, PrincipalOut } from './schemas/diagnostics.ts';
import { envelopeOf, pageOf } from './schemas/envelopes.ts';
import { IdempotencyHeaders, UnusedIdempotencyHeaders } from './schemas/idempotency-key.ts';
import { InvoiceOut, InvoicePath, InvoiceRowOut } from './schemas/invoices.ts';
import { pagingQuery } from './schemas/numbers.ts';
import { OrderRowOut } from './schemas/order-rows.ts';
import { CancelOrderIn, OrderOut, OrderPath } from './schemas/orders.ts';
import { PaymentSessionOut, PaymentStatusOut } from './schemas/payment-sessions.ts';
import { ProductListItemOut, ProductListQuery, ProductOut, SkuPath } from './schemas/products.ts';
import { LoginIn, RefreshTokenIn, ShopperSessionOut, ShopperTokenIn, SignupIn } from './schemas/shopper-sessions.ts';
import {
  DeliveryOut,
  DeliveryPath,
  DeliveryRowOut,
  PingOut,
  ReplayIn,
  ReplayOut,
  SubscriptionIn,
  SubscriptionOut,
  SubscriptionUpdateIn,
  SubscriptionWithSecretOut,
  WebhookPath,
} from './schemas/webhooks.ts';

const cart = ok('The cart.', envelopeOf(CartOut));
const session = envelopeOf(ShopperSessionOut);

/** The public surface, top to bottom. */
// biome-ignore format: a table reads by its rows
export const routesOf = (deps: ResourceDeps): readonly Route[] => [
  // Diagnostics
  route({
    id: 'getHealth', method: 'get', path: '/health', access: 'none', scope: null,
    summary: 'Whether the service is up', request: {}, response: ok('The health of the parts.', HealthOut), handler: getHealth(deps),
  }),
  route({
    id: 'ping', method: 'get', path: '/v1/ping', access: 'any_key', scope: null,
    summary: 'Whom the key speaks for', request: {}, response: ok('The key principal.', PrincipalOut), handler: ping,
  }),

  // Catalog
  route({
    id: 'listProducts', method: 'get', path: '/v1/products', access: 'any_key', scope: 'storefront:catalog',
    summary: 'Find products', request: { query: ProductListQuery }, response: ok('A page of products.', pageOf(ProductListItemOut)),
    edge: { ...PRICED, keyOf: products.productListKey }, handler: products.listProducts(deps),
  }),
  route({
    id: 'getProduct', method: 'get', path: '/v1/products/:sku', access: 'any_key', scope: 'storefront:catalog',
    summary: 'One product', request: { path: SkuPath }, response: ok('The product.', envelopeOf(ProductOut)),
    edge: { ...PRICED, keyOf: products.skuKey }, handler: products.getProduct(deps),
  }),
  route({
    id: 'listCategories', method: 'get', path: '/v1/categories', access: 'any_key', scope: 'storefront:catalog',
    summary: 'The category tree', request: {}, response: ok('The tree.', envelopeOf(z.array(CategoryOut))),
    edge: { ...TAXONOMY, keyOf: () => '' }, handler: catalog.listCategories(deps),
  }),
  route({
    id: 'listTags', method: 'get', path: '/v1/tags', access: 'any_key', scope: 'storefront:catalog',
    summary: 'The tags in their groups', request: {}, response: ok('The groups.', envelopeOf(z.array(TagGroupOut))),
    edge: { ...TAXONOMY, keyOf: () => '' }, handler: catalog.listTags(deps),
  }),
  route({
    id: 'getAvailability', method: 'get', path: '/v1/products/:sku/availability', access: 'any_key', scope: 'storefront:catalog',
    summary: "One SKU's stock band", request: { path: SkuPath }, response: ok('The band.', AvailabilityOut),
    edge: { ...STOCK, keyOf: products.skuKey }, handler: products.getAvailability(deps),
  }),
  route({
    id: 'batchAvailability', method: 'post', path: '/v1/availability/batch', access: 'any_key', scope: 'storefront:catalog',
    summary: 'The stock bands of many SKUs', request: { body: BatchAvailabilityIn },
    response: ok('The bands in the order asked.', envelopeOf(z.array(AvailabilityOut))), handler: products.batchAvailability(deps),
  }),
  route({
    id: 'listCatalogChanges', method: 'get', path: '/v1/catalog/changes', access: 'any_key', scope: 'storefront:catalog',
    summary: 'What changed since a cursor', request: { query: CatalogChangesQuery }, response: ok('The changes.', CatalogChangesOut),
    handler: catalog.listCatalogChanges(deps),
  }),

  // Shopper sessions
  route({
    id: 'signUp', method: 'post', path: '/v1/auth/signup', access: 'any_key', scope: 'storefront:auth',
    summary: 'Register a shopper', request: { body: SignupIn }, response: created('The session.', session),
    handler: sessions.signUp(deps),
  }),
  route({
    id: 'logIn', method: 'post', path: '/v1/auth/login', access: 'any_key', scope: 'storefront:auth',
    summary: 'Log a shopper in', request: { body: LoginIn }, response: ok('The session.', session), handler: sessions.logIn(deps),
  }),
  route({
    id: 'refreshSession', method: 'post', path: '/v1/auth/refresh', access: 'any_key', scope: 'storefront:auth',
    summary: 'Continue a session', request: { body: RefreshTokenIn }, response: ok('The session.', session),
    handler: sessions.refreshSession(deps),
  }),
  route({
    id: 'logOut', method: 'post', path: '/v1/auth/logout', access: 'any_key', scope: 'storefront:auth',
    summary: 'End a session', request: { body: RefreshTokenIn }, response: gone('Its tokens are refused within 5 s.'),
    handler: sessions.logOut(deps),
  }),
  route({
    id: 'issueShopperToken', method: 'post', path: '/v1/auth/shopper-tokens', access: 'secret', scope: 'storefront:auth',
    summary: "Start a session for a customer of the store's own login", request: { body: ShopperTokenIn },
    response: created('The session.', session), handler: sessions.issueShopperToken(deps),
  }),

  // Customer
  route({
    id: 'getMe', method: 'get', path: '/v1/me', access: 'secret_shopper', scope: 'storefront:customer',
    summary: 'The signed-in customer', request: {}, response: ok('The customer.', envelopeOf(MeOut)), handler: customers.getMe(deps),
  }),
  route({
    id: 'getCreditStatus', method: 'get', path: '/v1/me/credit-status', access: 'secret_shopper', scope: 'storefront:customer',
    summary: "The customer's credit standing", request: {}, response: ok('The standing.', envelopeOf(CreditStatusOut)),
    handler: customers.getCreditStatus(deps),
  }),

  // Cart
  route({
    id: 'createCart', method: 'post', path: '/v1/carts', access: 'secret_shopper', scope: 'storefront:checkout',
    summary: 'Open a cart', request: { headers: IdempotencyHeaders }, response: created('The cart.', envelopeOf(CartOut)), handler: carts.createCart(deps),
  }),
  route({
    id: 'getCart', method: 'get', path: '/v1/carts/:cart_id', access: 'secret_shopper', scope: 'storefront:checkout',
    summary: 'Read a cart', request: { path: CartPath }, response: cart, handler: carts.getCart(deps),
  }),
  route({
    id: 'addCartLine', method: 'post', path: '/v1/carts/:cart_id/lines', access: 'secret_shopper', scope: 'storefront:checkout',
    summary: 'Put a SKU into a cart', request: { headers: IdempotencyHeaders, path: CartPath, body: CartLineIn }, response: cart, handler: carts.addCartLine(deps),
  }),
  route({
    id: 'updateCartLine', method: 'patch', path: '/v1/carts/:cart_id/lines/:line_id', access: 'secret_shopper',
    scope: 'storefront:checkout',
    summary: 'Change a line', request: { path: CartLinePath, body: CartLineUpdateIn }, response: cart,
    handler: carts.updateCartLine(deps),
  }),
  route({
    id: 'removeCartLine', method: 'delete', path: '/v1/carts/:cart_id/lines/:line_id', access: 'secret_shopper',
    scope: 'storefront:checkout',
    summary: 'Take a line out', request: { path: CartLinePath }, response: cart, handler: carts.removeCartLine(deps),
  }),
  route({
    id: 'priceCart', method: 'post', path: '/v1/carts/:cart_id/price', access: 'secret_shopper', scope: 'storefront:checkout',
    summary: 'Price a cart for 15 minutes', request: { headers: IdempotencyHeaders, path: CartPath }, response: cart, handler: carts.priceCart(deps),
  }),
  route({
    id: 'applyPromotion', method: 'post', path: '/v1/carts/:cart_id/promotions', access: 'secret_shopper', scope: 'storefront:checkout',
    summary: 'Apply a promotion code', request: { headers: IdempotencyHeaders, path: CartPath, body: PromoCodeIn }, response: cart,
    handler: carts.applyPromotion(deps),
  }),
  route({
    id: 'removePromotion', method: 'delete', path: '/v1/carts/:cart_id/promotions/:code', access: 'secret_shopper',
    scope: 'storefront:checkout',
    summary: 'Take a promotion code back', request: { path: CartPromotionPath }, response: cart, handler: carts.removePromotion(deps),
  }),

  // Checkout
  route({
    id: 'listShippingOptions', method: 'get', path: '/v1/checkout/shipping-options', access: 'secret_shopper',
    scope: 'storefront:checkout',
    summary: 'How the store ships', request: {}, response: ok('The options.', envelopeOf(ShippingOptionsOut)),
    handler: checkouts.listShippingOptions(deps),
  }),
  route({
    id: 'checkout', method: 'post', path: '/v1/checkout', access: 'secret_shopper', scope: 'storefront:checkout',
    summary: 'Place an order', request: { headers: IdempotencyHeaders, body: CheckoutIn },
    response: ok('The outcome; inspect `state`.', envelopeOf(CheckoutResultOut)), handler: checkouts.checkout(deps),
  }),
  route({
    id: 'previewCheckout', method: 'post', path: '/v1/checkout/preview', access: 'secret_shopper', scope: 'storefront:checkout',
    summary: 'What a checkout would answer', request: { headers: UnusedIdempotencyHeaders, body: CheckoutIn },
    response: ok('The outcome; nothing is written.', envelopeOf(CheckoutResultOut)), handler: checkouts.previewCheckout(deps),
  }),
  route({
    id: 'repayOrder', method: 'post', path: '/v1/checkout/:order_id/repay', access: 'secret_shopper', scope: 'storefront:checkout',
    summary: 'Open the payment of an unpaid order again', request: { headers: IdempotencyHeaders, path: OrderPath },
    response: ok('The order with its live payment session.', envelopeOf(CheckoutResultOut)), handler: payments.repayOrder(deps),
  }),
  route({
    id: 'getPaymentStatus', method: 'get', path: '/v1/checkout/:order_id/payment-status', access: 'secret_shopper', scope: 'storefront:checkout',
    summary: 'How the payment of an order stands', request: { path: OrderPath },
    response: ok('Its live payment session, or its last.', envelopeOf(PaymentStatusOut)), handler: payments.getPaymentStatus(deps),
  }),

  // Orders and invoices
  route({
    id: 'listOrders', method: 'get', path: '/v1/orders', access: 'secret_shopper', scope: 'storefront:customer',
    summary: "The customer's orders, newest first", request: { query: pagingQuery },
    response: ok('A page of orders.', pageOf(OrderRowOut)), handler: orders.listOrders(deps),
  }),
  route({
    id: 'getOrder', method: 'get', path: '/v1/orders/:order_id', access: 'secret_shopper', scope: 'storefront:customer',
    summary: 'One order', request: { path: OrderPath }, response: ok('The order.', envelopeOf(OrderOut)), handler: orders.getOrder(deps),
  }),
  route({
    id: 'cancelOrder', method: 'post', path: '/v1/orders/:order_id/cancel', access: 'secret_shopper', scope: 'storefront:customer',
    summary: 'Cancel an order', request: { headers: IdempotencyHeaders, path: OrderPath, body: CancelOrderIn }, response: ok('The order.', envelopeOf(OrderOut)),
    handler: orders.cancelOrder(deps),
  }),
  route({
    id: 'listInvoices', method: 'get', path: '/v1/invoices', access: 'secret_shopper', scope: 'storefront:customer',
    summary: "The customer's invoices, newest first", request: { query: pagingQuery },
    response: ok('A page of invoices.', pageOf(InvoiceRowOut)), handler: invoices.listInvoices(deps),
  }),
  route({
    id: 'getInvoice', method: 'get', path: '/v1/invoices/:invoice_id', access: 'secret_shopper', scope: 'storefront:customer',
    summary: 'One invoice', request: { path: InvoicePath }, response: ok('The invoice.', envelopeOf(InvoiceOut)),
    handler: invoices.getInvoice(deps),
  }),
  route({
    id: 'payInvoice', method: 'post', path: '/v1/invoices/:invoice_id/pay', access: 'secret_shopper', scope: 'storefront:customer',
    summary: 'Open the payment of an invoice', request: { headers: IdempotencyHeaders, path: InvoicePath },
    response: ok('The live payment session.', envelopeOf(PaymentSessionOut)), handler: payments.payInvoice(deps),
  }),

  // Webhooks
  route({
    id: 'listWebhooks', method: 'get', path: '/v1/webhooks', access: 'secret_webhook', scope: 'storefront:webhooks',
    summary: 'The subscriptions', request: {}, response: ok('All of them.', z.array(SubscriptionOut)),
    handler: webhooks.listWebhooks(deps),
  }),
  route({
    id: 'createWebhook', method: 'post', path: '/v1/webhooks', access: 'secret_webhook', scope: 'storefront:webhooks',
    summary: 'Subscribe to events', request: { body: SubscriptionIn },
    response: created('The subscription with its secret.', SubscriptionWithSecretOut), handler: webhooks.createWebhook(deps),
  }),
  route({
    id: 'getWebhook', method: 'get', path: '/v1/webhooks/:subscription_id', access: 'secret_webhook', scope: 'storefront:webhooks',
    summary: 'One subscription', request: { path: WebhookPath }, response: ok('The subscription.', SubscriptionOut),
    handler: webhooks.getWebhook(deps),
  }),
  route({
    id: 'updateWebhook', method: 'patch', path: '/v1/webhooks/:subscription_id', access: 'secret_webhook', scope: 'storefront:webhooks',
    summary: 'Change a subscription', request: { path: WebhookPath, body: SubscriptionUpdateIn },
    response: ok('The subscription.', SubscriptionOut), handler: webhooks.updateWebhook(deps),
  }),
  route({
    id: 'deleteWebhook', method: 'delete', path: '/v1/webhooks/:subscription_id', access: 'secret_webhook', scope: 'storefront:webhooks',
    summary: 'End a subscription', request: { path: WebhookPath }, response: gone('It is gone.'), handler: webhooks.deleteWebhook(deps),
  }),
  route({
    id: 'rotateWebhookSecret', method: 'post', path: '/v1/webhooks/:subscription_id/rotate-secret', access: 'secret_webhook',
    scope: 'storefront:webhooks',
    summary: 'Replace the signing secret; the old one signs for 24 more hours', request: { path: WebhookPath },
    response: ok('The subscription with its new secret.', SubscriptionWithSecretOut), handler: webhooks.rotateWebhookSecret(deps),
  }),
  route({
    id: 'pingWebhook', method: 'post', path: '/v1/webhooks/:subscription_id/ping', access: 'secret_webhook', scope: 'storefront:webhooks',
    summary: 'Send a signed test delivery', request: { path: WebhookPath }, response: accepted('The delivery is on its way.', PingOut),
    handler: webhooks.pingWebhook(deps),
  }),
  route({
    id: 'listDeliveries', method: 'get', path: '/v1/webhooks/:subscription_id/deliveries', access: 'secret_webhook',
    scope: 'storefront:webhooks',
    summary: 'What was sent', request: { path: WebhookPath, query: pagingQuery },
    response: ok('A page of deliveries.', pageOf(DeliveryRowOut)), handler: webhooks.listDeliveries(deps),
  }),
  route({
    id: 'getDelivery', method: 'get', path: '/v1/webhooks/:subscription_id/deliveries/:delivery_id', access: 'secret_webhook',
    scope: 'storefront:webhooks',
    summary: 'One delivery with its attempts', request: { path: DeliveryPath }, response: ok('The delivery.', DeliveryOut),
    handler: webhooks.getDelivery(deps),
  }),
  route({
    id: 'redeliver', method: 'post', path: '/v1/webhooks/:subscription_id/deliveries/:delivery_id/redeliver', access: 'secret_webhook',
    scope: 'storefront:webhooks',
    summary: 'Send a delivery again', request: { path: DeliveryPath },
    response: accepted('The delivery is on its way again.', DeliveryOut), handler: webhooks.redeliver(deps),
  }),
  route({
    id: 'replayDeliveries', method: 'post', path: '/v1/webhooks/:subscription_id/replay', access: 'secret_webhook', scope: 'storefront:webhooks',
    summary: 'Send a span of deliveries again', request: { path: WebhookPath, body: ReplayIn },
    response: accepted('They are on their way again.', ReplayOut), handler: webhooks.replayDeliveries(deps),
  }),
];
