// Loads zod-openapi's type augmentation of zod, which the schemas need.

import { z } from 'zod';
import type {} from 'zod-openapi';
import { PRICED, STOCK, TAXONOMY } from '../cache/edge-policies.ts';
import { ConditionalHeaders } from '../http/input/conditional-headers.ts';
import { IdempotencyHeaders, UnusedIdempotencyHeaders } from '../http/input/idempotency-key.ts';
import { ShopperAddressHeaders } from '../http/input/shopper-address.ts';
import { accepted, created, file, gone, ok } from '../http/routing/responses.ts';
import { type Route, route } from '../http/routing/route.ts';
import type { ResourceDeps } from './deps.ts';
import { developerRoutes } from './developer-routes.ts';
import { accountExportHandlers } from './resources/account-export.ts';
import { accountTokenHandlers } from './resources/account-tokens.ts';
import { addressHandlers } from './resources/addresses.ts';
import { cartHandlers } from './resources/carts.ts';
import { catalogHandlers } from './resources/catalog.ts';
import { checkoutHandlers } from './resources/checkout.ts';
import { creditNoteHandlers } from './resources/credit-notes.ts';
import { customerSessionHandlers } from './resources/customer-sessions.ts';
import { customerHandlers } from './resources/customers.ts';
import { getHealth, ping } from './resources/diagnostics.ts';
import { eventHandlers } from './resources/events.ts';
import { invoiceHandlers } from './resources/invoices.ts';
import { listHandlers } from './resources/lists.ts';
import { orderHandlers } from './resources/orders.ts';
import { paymentHandlers } from './resources/payments.ts';
import { productHandlers, productListKey, productPage, skuKey } from './resources/products.ts';
import { sessionHandlers } from './resources/shopper-sessions.ts';
import { statementHandlers } from './resources/statements.ts';
import { webhookHandlers } from './resources/webhooks.ts';
import { sandboxRoutes } from './sandbox-routes.ts';
import { AccountExportOut } from './schemas/account-exports.ts';
import { AddressIn, AddressPath, AddressUpdateIn, SavedAddressOut } from './schemas/addresses.ts';
import {
  CartBatchIn,
  CartBatchOut,
  CartLineIn,
  CartLinePath,
  CartLinesIn,
  CartLineUpdateIn,
  CartListQuery,
  CartOut,
  CartPath,
  CartPromotionPath,
  CartRowOut,
  PromoCodeIn,
} from './schemas/carts.ts';
import {
  AvailabilityOut,
  BatchAvailabilityIn,
  CatalogChangesOut,
  CatalogChangesQuery,
  CategoryOut,
  TagGroupOut,
} from './schemas/catalog.ts';
import { CheckoutPendingPaymentOut, CheckoutPreviewOut, CheckoutResultOut } from './schemas/checkout-results.ts';
import { CheckoutIn } from './schemas/checkout.ts';
import { CustomerSessionOut, CustomerSessionPath } from './schemas/customer-sessions.ts';
import { CreditStatusOut, MeOut, MeUpdateIn } from './schemas/customers.ts';
import { HealthOut, PrincipalOut } from './schemas/diagnostics.ts';
import { envelopeOf, pageOf } from './schemas/envelopes.ts';
import { EventOut, EventPath, EventsOut, EventsQuery } from './schemas/events.ts';
import {
  ApplyCreditIn,
  CreditNoteOut,
  CreditNotePath,
  InvoiceListQuery,
  InvoiceOut,
  InvoicePath,
  InvoicePaymentIn,
  InvoicePdfQuery,
  InvoiceRowOut,
} from './schemas/invoices.ts';
import {
  ListIn,
  ListLinePath,
  ListPath,
  ListToCartIn,
  ListUpdateIn,
  SavedListBatchOut,
  SavedListOut,
  SavedListRowOut,
} from './schemas/lists.ts';
import { pagingQuery } from './schemas/numbers.ts';
import { OrderRowOut } from './schemas/order-rows.ts';
import { CancelOrderIn, OrderListQuery, OrderOut, OrderPath } from './schemas/orders.ts';
import {
  InvoicesPaymentIn,
  InvoicesPaymentOut,
  InvoicesPaymentPath,
  PaymentSessionOut,
  PaymentStatusOut,
} from './schemas/payment-sessions.ts';
import { ProductListQuery, ProductOut, ProductPageOut, SkuPath } from './schemas/products.ts';
import { quantityReason } from './schemas/quantity-reason.ts';
import { ShippingOptionsOut } from './schemas/shipping-options.ts';
import {
  AccountClosingIn,
  EmailVerificationConfirmationIn,
  EmailVerificationIn,
  EmailVerificationOut,
  LoginIn,
  PasswordChangeIn,
  PasswordResetConfirmationIn,
  PasswordResetIn,
  PasswordResetOut,
  RefreshTokenIn,
  ShopperSessionOut,
  ShopperTokenIn,
  SignupIn,
  SignupOut,
  VerifiedCustomerOut,
} from './schemas/shopper-sessions.ts';
import { StatementOut, StatementQuery } from './schemas/statements.ts';
import {
  DeliveryHourOut,
  DeliveryOut,
  DeliveryPath,
  DeliveryRowOut,
  deliveriesQuery,
  PingOut,
  ReplayIn,
  ReplayOut,
  RotationIn,
  SubscriptionIn,
  SubscriptionOut,
  SubscriptionUpdateIn,
  SubscriptionWithSecretOut,
  statsQuery,
  WebhookPath,
} from './schemas/webhooks.ts';

const KEY_FOR_CATALOG = { access: 'any_key', scope: 'storefront:catalog' } as const;
const KEY_FOR_AUTH = { access: 'any_key', scope: 'storefront:auth' } as const;
const SHOPPER_ACCOUNT = { access: 'secret_shopper', scope: 'storefront:customer' } as const;
const SHOPPER_CHECKOUT = { access: 'secret_shopper', scope: 'storefront:checkout' } as const;
const WEBHOOKS = { access: 'secret_webhook', scope: 'storefront:webhooks' } as const;

const cart = ok('The cart.', envelopeOf(CartOut));
const list = ok('The list.', envelopeOf(SavedListOut));
const session = envelopeOf(ShopperSessionOut);

/** The API of a storefront. */
function storefrontRoutes(deps: ResourceDeps): readonly Route[] {
  const addresses = addressHandlers(deps);
  const carts = cartHandlers(deps);
  const catalog = catalogHandlers(deps);
  const checkouts = checkoutHandlers(deps);
  const creditNotes = creditNoteHandlers(deps);
  const customers = customerHandlers(deps);
  const customerSessions = customerSessionHandlers(deps);
  const invoices = invoiceHandlers(deps);
  const lists = listHandlers(deps);
  const statements = statementHandlers(deps);
  const accountExport = accountExportHandlers(deps);
  const orders = orderHandlers(deps);
  const payments = paymentHandlers(deps);
  const products = productHandlers(deps);
  const sessions = sessionHandlers(deps);
  const accountTokens = accountTokenHandlers(deps);
  const webhooks = webhookHandlers(deps);
  const events = eventHandlers(deps);
  // prettier-ignore
  return [
    // Diagnostics
    route({
      id: 'getHealth', method: 'get', path: '/health', access: 'none', scope: null,
      summary: 'Retrieve service health', request: {}, response: ok('The health of the API and its services.', HealthOut), handler: getHealth(deps),
    }),
    route({
      id: 'ping', method: 'get', path: '/v1/ping', access: 'any_key', scope: null,
      summary: 'Verify an API key', request: {}, response: ok('The store, kind, scopes, and mode of the key.', PrincipalOut), handler: ping,
    }),

    // Catalog
    route({
      id: 'listProducts', method: 'get', path: '/v1/products', ...KEY_FOR_CATALOG,
      summary: 'List products', request: { query: ProductListQuery }, response: ok('A page of products.', ProductPageOut),
      edge: { ...PRICED, keyOf: productListKey, pageOf: productPage }, handler: products.listProducts,
    }),
    route({
      id: 'getProduct', method: 'get', path: '/v1/products/:sku', ...KEY_FOR_CATALOG,
      summary: 'Retrieve a product', request: { path: SkuPath }, response: ok('The product.', envelopeOf(ProductOut)),
      edge: { ...PRICED, keyOf: skuKey }, handler: products.getProduct,
    }),
    route({
      id: 'listCategories', method: 'get', path: '/v1/categories', ...KEY_FOR_CATALOG,
      summary: 'List categories', request: {}, response: ok('The category tree.', envelopeOf(z.array(CategoryOut), 'CategoryTreeEnvelope')),
      edge: { ...TAXONOMY, keyOf: () => '' }, handler: catalog.listCategories,
    }),
    route({
      id: 'listTags', method: 'get', path: '/v1/tags', ...KEY_FOR_CATALOG,
      summary: 'List tags', request: {}, response: ok('The tag groups.', envelopeOf(z.array(TagGroupOut), 'TagGroupsEnvelope')),
      edge: { ...TAXONOMY, keyOf: () => '' }, handler: catalog.listTags,
    }),
    route({
      id: 'getAvailability', method: 'get', path: '/v1/products/:sku/availability', ...KEY_FOR_CATALOG,
      summary: 'Retrieve the availability of a product', request: { path: SkuPath }, response: ok('The stock band of the SKU.', AvailabilityOut),
      edge: { ...STOCK, keyOf: skuKey }, handler: products.getAvailability,
    }),
    route({
      id: 'batchAvailability', method: 'post', path: '/v1/availability/batch', ...KEY_FOR_CATALOG,
      summary: 'Retrieve the availability of many products', request: { body: BatchAvailabilityIn },
      response: ok('The stock bands, in request order.', envelopeOf(z.array(AvailabilityOut), 'AvailabilitiesEnvelope')), handler: products.batchAvailability,
    }),
    route({
      id: 'listCatalogChanges', method: 'get', path: '/v1/catalog/changes', ...KEY_FOR_CATALOG,
      summary: 'List catalog changes', request: { query: CatalogChangesQuery }, response: ok('A page of changes.', CatalogChangesOut),
      handler: catalog.listCatalogChanges,
    }),

    // Shopper sessions
    route({
      id: 'signUp', method: 'post', path: '/v1/auth/signup', ...KEY_FOR_AUTH,
      summary: 'Sign up a shopper', request: { headers: ShopperAddressHeaders, body: SignupIn },
      response: created('The new customer and their session.', envelopeOf(SignupOut)),
      handler: sessions.signUp,
    }),
    route({
      id: 'logIn', method: 'post', path: '/v1/auth/login', ...KEY_FOR_AUTH,
      summary: 'Log in a shopper', request: { headers: ShopperAddressHeaders, body: LoginIn }, response: ok('The new session.', session),
      handler: sessions.logIn,
    }),
    route({
      id: 'refreshSession', method: 'post', path: '/v1/auth/refresh', ...KEY_FOR_AUTH,
      summary: 'Refresh a session', request: { body: RefreshTokenIn }, response: ok('The refreshed session.', session), handler: sessions.refreshSession,
    }),
    route({
      id: 'logOut', method: 'post', path: '/v1/auth/logout', ...KEY_FOR_AUTH,
      summary: 'Log out a shopper', request: { body: RefreshTokenIn }, response: gone('The session has ended.'), handler: sessions.logOut,
    }),
    route({
      id: 'issueShopperToken', method: 'post', path: '/v1/auth/shopper-tokens', access: 'secret', scope: 'storefront:auth',
      summary: 'Create a shopper token', request: { body: ShopperTokenIn },
      response: created('The new session.', session), handler: sessions.issueShopperToken,
    }),

    route({
      id: 'createPasswordReset', method: 'post', path: '/v1/auth/password-resets', access: 'secret', scope: 'storefront:auth',
      summary: 'Create a password reset', request: { headers: ShopperAddressHeaders, body: PasswordResetIn },
      response: created('The token to send by email.', envelopeOf(PasswordResetOut)), handler: accountTokens.createPasswordReset,
    }),
    route({
      id: 'confirmPasswordReset', method: 'post', path: '/v1/auth/password-resets/confirm', ...KEY_FOR_AUTH,
      summary: 'Confirm a password reset', request: { body: PasswordResetConfirmationIn }, response: ok('The new session.', session),
      handler: sessions.confirmPasswordReset,
    }),
    route({
      id: 'createEmailVerification', method: 'post', path: '/v1/auth/email-verifications', access: 'secret_shopper', scope: 'storefront:auth',
      summary: 'Create an email verification', request: { body: EmailVerificationIn },
      response: created('The token to send by email.', envelopeOf(EmailVerificationOut)), handler: accountTokens.createEmailVerification,
    }),
    route({
      id: 'confirmEmailVerification', method: 'post', path: '/v1/auth/email-verifications/confirm', ...KEY_FOR_AUTH,
      summary: 'Confirm an email verification', request: { body: EmailVerificationConfirmationIn },
      response: ok('The customer, whose email is verified.', envelopeOf(VerifiedCustomerOut)), handler: accountTokens.confirmEmailVerification,
    }),

    // Customer
    route({
      id: 'getMe', method: 'get', path: '/v1/me', ...SHOPPER_ACCOUNT,
      summary: 'Retrieve the signed-in customer', request: {}, response: ok('The customer.', envelopeOf(MeOut)), handler: customers.getMe,
    }),
    route({
      id: 'updateMe', method: 'patch', path: '/v1/me', ...SHOPPER_ACCOUNT,
      summary: 'Update the signed-in customer', request: { body: MeUpdateIn }, response: ok('The changed customer.', envelopeOf(MeOut)),
      handler: customers.updateMe,
    }),
    // These two take no Idempotency-Key, because the fingerprint of the request would be a fast hash of the password.
    route({
      id: 'changePassword', method: 'post', path: '/v1/me/password', ...SHOPPER_ACCOUNT,
      summary: 'Change the password', request: { headers: ShopperAddressHeaders, body: PasswordChangeIn },
      response: gone('The password was changed.'), handler: customerSessions.changePassword,
    }),
    route({
      id: 'closeAccount', method: 'post', path: '/v1/me/close', ...SHOPPER_ACCOUNT,
      summary: 'Close the account', request: { headers: ShopperAddressHeaders, body: AccountClosingIn },
      response: gone('The account is closed.'), handler: customerSessions.closeAccount,
    }),
    route({
      id: 'exportAccount', method: 'get', path: '/v1/me/export', ...SHOPPER_ACCOUNT, places: 'slow',
      summary: 'Export the account', request: {}, response: ok('All data of the customer.', envelopeOf(AccountExportOut)),
      handler: accountExport.exportAccount,
    }),
    route({
      id: 'listSessions', method: 'get', path: '/v1/me/sessions', ...SHOPPER_ACCOUNT,
      summary: "List the customer's sessions", request: { query: pagingQuery },
      response: ok('A page of sessions.', pageOf(CustomerSessionOut, 'CustomerSessionPage')), handler: customerSessions.listSessions,
    }),
    route({
      id: 'endSession', method: 'delete', path: '/v1/me/sessions/:session_id', ...SHOPPER_ACCOUNT,
      summary: 'End a session', request: { path: CustomerSessionPath }, response: gone('The session has ended.'), handler: customerSessions.endSession,
    }),
    route({
      id: 'endOtherSessions', method: 'delete', path: '/v1/me/sessions', ...SHOPPER_ACCOUNT,
      summary: 'End all other sessions', request: {}, response: gone('All sessions but the current one have ended.'), handler: customerSessions.endOtherSessions,
    }),
    route({
      id: 'getCreditStatus', method: 'get', path: '/v1/me/credit-status', ...SHOPPER_ACCOUNT,
      summary: "Retrieve the customer's credit status", request: {}, response: ok('The credit status.', envelopeOf(CreditStatusOut)),
      handler: customers.getCreditStatus,
    }),
    route({
      id: 'getStatement', method: 'get', path: '/v1/me/statement', ...SHOPPER_ACCOUNT, places: 'slow',
      summary: "Retrieve a statement of the customer's account", request: { query: StatementQuery },
      response: { ...ok('The statement.', envelopeOf(StatementOut)), files: ['text/csv', 'application/pdf'] }, handler: statements.getStatement,
    }),
    route({
      id: 'listAddresses', method: 'get', path: '/v1/me/addresses', ...SHOPPER_ACCOUNT,
      summary: "List the customer's addresses", request: { query: pagingQuery }, response: ok('A page of addresses.', pageOf(SavedAddressOut, 'AddressPage')),
      handler: addresses.listAddresses,
    }),
    route({
      id: 'createAddress', method: 'post', path: '/v1/me/addresses', ...SHOPPER_ACCOUNT,
      summary: 'Save an address', request: { headers: IdempotencyHeaders, body: AddressIn }, response: created('The saved address.', envelopeOf(SavedAddressOut)),
      handler: addresses.createAddress,
    }),
    route({
      id: 'updateAddress', method: 'patch', path: '/v1/me/addresses/:address_id', ...SHOPPER_ACCOUNT,
      summary: 'Update an address', request: { path: AddressPath, body: AddressUpdateIn }, response: ok('The changed address.', envelopeOf(SavedAddressOut)),
      handler: addresses.updateAddress,
    }),
    route({
      id: 'deleteAddress', method: 'delete', path: '/v1/me/addresses/:address_id', ...SHOPPER_ACCOUNT,
      summary: 'Delete an address', request: { path: AddressPath }, response: gone('The address was deleted.'), handler: addresses.deleteAddress,
    }),

    // Cart
    route({
      id: 'createCart', method: 'post', path: '/v1/carts', ...SHOPPER_CHECKOUT,
      summary: 'Create a cart', request: { headers: IdempotencyHeaders }, response: created('The new cart.', envelopeOf(CartOut)), handler: carts.createCart,
    }),
    route({
      id: 'listCarts', method: 'get', path: '/v1/carts', ...SHOPPER_CHECKOUT,
      summary: "List the customer's carts", request: { query: CartListQuery }, response: ok('A page of carts.', pageOf(CartRowOut, 'CartPage')),
      handler: carts.listCarts,
    }),
    route({
      id: 'getCart', method: 'get', path: '/v1/carts/:cart_id', ...SHOPPER_CHECKOUT,
      summary: 'Retrieve a cart', request: { path: CartPath }, response: cart, handler: carts.getCart,
    }),
    route({
      id: 'addCartLine', method: 'post', path: '/v1/carts/:cart_id/lines', ...SHOPPER_CHECKOUT,
      summary: 'Add a cart line', request: { headers: IdempotencyHeaders, path: CartPath, body: CartLineIn }, response: cart,
      reasonOf: quantityReason, handler: carts.addCartLine,
    }),
    route({
      id: 'addCartLines', method: 'post', path: '/v1/carts/:cart_id/lines/batch', ...SHOPPER_CHECKOUT,
      summary: 'Add many cart lines', request: { headers: IdempotencyHeaders, path: CartPath, body: CartBatchIn },
      response: ok('The cart, and the lines that were not added.', CartBatchOut), handler: carts.addCartLines,
    }),
    route({
      id: 'replaceCartLines', method: 'put', path: '/v1/carts/:cart_id/lines', ...SHOPPER_CHECKOUT,
      summary: 'Replace all cart lines', request: { path: CartPath, body: CartLinesIn }, response: cart,
      reasonOf: quantityReason, handler: carts.replaceCartLines,
    }),
    route({
      id: 'updateCartLine', method: 'patch', path: '/v1/carts/:cart_id/lines/:line_id', ...SHOPPER_CHECKOUT,
      summary: 'Update a cart line', request: { path: CartLinePath, body: CartLineUpdateIn }, response: cart,
      reasonOf: quantityReason, handler: carts.updateCartLine,
    }),
    route({
      id: 'removeCartLine', method: 'delete', path: '/v1/carts/:cart_id/lines/:line_id', ...SHOPPER_CHECKOUT,
      summary: 'Remove a cart line', request: { path: CartLinePath }, response: cart, handler: carts.removeCartLine,
    }),
    route({
      id: 'priceCart', method: 'post', path: '/v1/carts/:cart_id/price', ...SHOPPER_CHECKOUT,
      summary: 'Price a cart', request: { headers: IdempotencyHeaders, path: CartPath }, response: cart, handler: carts.priceCart,
    }),
    route({
      id: 'applyPromotion', method: 'post', path: '/v1/carts/:cart_id/promotions', ...SHOPPER_CHECKOUT,
      summary: 'Apply a promotion code', request: { headers: IdempotencyHeaders, path: CartPath, body: PromoCodeIn }, response: cart,
      handler: carts.applyPromotion,
    }),
    route({
      id: 'removePromotion', method: 'delete', path: '/v1/carts/:cart_id/promotions/:code', ...SHOPPER_CHECKOUT,
      summary: 'Remove a promotion code', request: { path: CartPromotionPath }, response: cart, handler: carts.removePromotion,
    }),

    // Lists
    route({
      id: 'listLists', method: 'get', path: '/v1/lists', ...SHOPPER_CHECKOUT,
      summary: "List the customer's lists", request: { query: pagingQuery }, response: ok('A page of lists.', pageOf(SavedListRowOut, 'SavedListPage')),
      handler: lists.listLists,
    }),
    route({
      id: 'createList', method: 'post', path: '/v1/lists', ...SHOPPER_CHECKOUT,
      summary: 'Create a list', request: { headers: IdempotencyHeaders, body: ListIn }, response: created('The new list.', envelopeOf(SavedListOut)),
      handler: lists.createList,
    }),
    route({
      id: 'getList', method: 'get', path: '/v1/lists/:list_id', ...SHOPPER_CHECKOUT,
      summary: 'Retrieve a list', request: { path: ListPath }, response: list, handler: lists.getList,
    }),
    route({
      id: 'updateList', method: 'patch', path: '/v1/lists/:list_id', ...SHOPPER_CHECKOUT,
      summary: 'Rename a list', request: { path: ListPath, body: ListUpdateIn }, response: list, handler: lists.updateList,
    }),
    route({
      id: 'deleteList', method: 'delete', path: '/v1/lists/:list_id', ...SHOPPER_CHECKOUT,
      summary: 'Delete a list', request: { path: ListPath }, response: gone('The list was deleted.'), handler: lists.deleteList,
    }),
    route({
      id: 'addListLines', method: 'post', path: '/v1/lists/:list_id/lines/batch', ...SHOPPER_CHECKOUT,
      summary: 'Add lines to a list', request: { headers: IdempotencyHeaders, path: ListPath, body: CartBatchIn },
      response: ok('The list, and the lines that were not added.', SavedListBatchOut), handler: lists.addListLines,
    }),
    route({
      id: 'replaceListLines', method: 'put', path: '/v1/lists/:list_id/lines', ...SHOPPER_CHECKOUT,
      summary: 'Replace all lines of a list', request: { path: ListPath, body: CartLinesIn }, response: list,
      reasonOf: quantityReason, handler: lists.replaceListLines,
    }),
    route({
      id: 'updateListLine', method: 'patch', path: '/v1/lists/:list_id/lines/:line_id', ...SHOPPER_CHECKOUT,
      summary: 'Update a line of a list', request: { path: ListLinePath, body: CartLineUpdateIn }, response: list,
      reasonOf: quantityReason, handler: lists.updateListLine,
    }),
    route({
      id: 'removeListLine', method: 'delete', path: '/v1/lists/:list_id/lines/:line_id', ...SHOPPER_CHECKOUT,
      summary: 'Remove a line of a list', request: { path: ListLinePath }, response: list, handler: lists.removeListLine,
    }),
    route({
      id: 'addListToCart', method: 'post', path: '/v1/lists/:list_id/cart', ...SHOPPER_CHECKOUT,
      summary: 'Add a list to a cart', request: { headers: IdempotencyHeaders, path: ListPath, body: ListToCartIn },
      response: { ...created('The new cart, and the lines that were not added.', CartBatchOut), alternative: { status: 200, description: 'The cart in `cart_id`.' } },
      handler: lists.addListToCart,
    }),

    // Checkout
    route({
      id: 'listShippingOptions', method: 'get', path: '/v1/checkout/shipping-options', ...SHOPPER_CHECKOUT,
      summary: 'List shipping options', request: {}, response: ok('The shipping options.', envelopeOf(ShippingOptionsOut)),
      handler: checkouts.listShippingOptions,
    }),
    route({
      id: 'checkout', method: 'post', path: '/v1/checkout', ...SHOPPER_CHECKOUT, places: 'checkouts',
      summary: 'Check out a cart', request: { headers: IdempotencyHeaders, body: CheckoutIn },
      response: ok('The outcome of the checkout. Check `state`.', envelopeOf(CheckoutResultOut)), handler: checkouts.checkout,
    }),
    route({
      id: 'previewCheckout', method: 'post', path: '/v1/checkout/preview', ...SHOPPER_CHECKOUT,
      summary: 'Preview a checkout', request: { headers: UnusedIdempotencyHeaders, body: CheckoutIn },
      response: ok('The outcome that a checkout would have.', envelopeOf(CheckoutPreviewOut)), handler: checkouts.previewCheckout,
    }),
    route({
      id: 'repayOrder', method: 'post', path: '/v1/checkout/:order_id/repay', ...SHOPPER_CHECKOUT, places: 'checkouts',
      summary: 'Retry the payment of an order', request: { headers: IdempotencyHeaders, path: OrderPath },
      response: ok('The order with its live payment session.', envelopeOf(CheckoutPendingPaymentOut)), handler: payments.repayOrder,
    }),
    route({
      id: 'getPaymentStatus', method: 'get', path: '/v1/checkout/:order_id/payment-status', ...SHOPPER_CHECKOUT,
      summary: 'Retrieve the payment status of an order', request: { path: OrderPath },
      response: ok('The status of the live or most recent payment session.', envelopeOf(PaymentStatusOut)), handler: payments.getPaymentStatus,
    }),

    // Orders and invoices
    route({
      id: 'listOrders', method: 'get', path: '/v1/orders', ...SHOPPER_ACCOUNT,
      summary: 'List orders', request: { query: OrderListQuery },
      response: ok('A page of orders.', pageOf(OrderRowOut, 'OrderPage')), handler: orders.listOrders,
    }),
    route({
      id: 'getOrder', method: 'get', path: '/v1/orders/:order_id', ...SHOPPER_ACCOUNT,
      summary: 'Retrieve an order', request: { path: OrderPath }, response: ok('The order.', envelopeOf(OrderOut)), handler: orders.getOrder,
    }),
    route({
      id: 'cancelOrder', method: 'post', path: '/v1/orders/:order_id/cancel', ...SHOPPER_ACCOUNT,
      summary: 'Cancel an order', request: { headers: IdempotencyHeaders, path: OrderPath, body: CancelOrderIn }, response: ok('The canceled order.', envelopeOf(OrderOut)),
      handler: orders.cancelOrder,
    }),
    route({
      id: 'reorder', method: 'post', path: '/v1/orders/:order_id/reorder', ...SHOPPER_CHECKOUT,
      summary: 'Order again', request: { headers: IdempotencyHeaders, path: OrderPath },
      response: created('The new cart, and the lines that were not added.', CartBatchOut), handler: orders.reorder,
    }),
    route({
      id: 'listInvoices', method: 'get', path: '/v1/invoices', ...SHOPPER_ACCOUNT,
      summary: 'List invoices', request: { query: InvoiceListQuery },
      response: ok('A page of invoices.', pageOf(InvoiceRowOut, 'InvoicePage')), handler: invoices.listInvoices,
    }),
    route({
      id: 'getInvoice', method: 'get', path: '/v1/invoices/:invoice_id', ...SHOPPER_ACCOUNT,
      summary: 'Retrieve an invoice', request: { path: InvoicePath }, response: ok('The invoice.', envelopeOf(InvoiceOut)), handler: invoices.getInvoice,
    }),
    route({
      id: 'getInvoicePdf', method: 'get', path: '/v1/invoices/:invoice_id/pdf', ...SHOPPER_ACCOUNT, places: 'slow',
      summary: 'Retrieve an invoice as a PDF', request: { path: InvoicePath, query: InvoicePdfQuery, headers: ConditionalHeaders },
      response: file('The PDF.', 'application/pdf'), handler: invoices.getInvoicePdf,
    }),
    route({
      id: 'payInvoice', method: 'post', path: '/v1/invoices/:invoice_id/pay', ...SHOPPER_ACCOUNT, places: 'checkouts',
      summary: 'Pay an invoice', request: { headers: IdempotencyHeaders, path: InvoicePath, body: InvoicePaymentIn },
      response: ok('The live payment session.', envelopeOf(PaymentSessionOut)), handler: payments.payInvoice,
    }),
    route({
      id: 'payInvoices', method: 'post', path: '/v1/invoice-payments', ...SHOPPER_ACCOUNT, places: 'checkouts',
      summary: 'Pay several invoices', request: { headers: IdempotencyHeaders, body: InvoicesPaymentIn },
      response: created('The payment session.', envelopeOf(InvoicesPaymentOut)), handler: payments.payInvoices,
    }),
    route({
      id: 'getInvoicesPayment', method: 'get', path: '/v1/invoice-payments/:session_id', ...SHOPPER_ACCOUNT,
      summary: 'Retrieve a payment of several invoices', request: { path: InvoicesPaymentPath },
      response: ok('The payment session.', envelopeOf(InvoicesPaymentOut)), handler: payments.getInvoicesPayment,
    }),
    route({
      id: 'applyInvoiceCredit', method: 'post', path: '/v1/invoices/:invoice_id/apply-credit', ...SHOPPER_ACCOUNT, places: 'checkouts',
      summary: 'Pay an invoice from unapplied credit', request: { headers: IdempotencyHeaders, path: InvoicePath, body: ApplyCreditIn },
      response: ok('The invoice.', envelopeOf(InvoiceOut)), handler: invoices.applyInvoiceCredit,
    }),
    route({
      id: 'listCreditNotes', method: 'get', path: '/v1/credit-notes', ...SHOPPER_ACCOUNT,
      summary: 'List credit notes', request: { query: pagingQuery },
      response: ok('A page of credit notes.', pageOf(CreditNoteOut, 'CreditNotePage')), handler: creditNotes.listCreditNotes,
    }),
    route({
      id: 'getCreditNote', method: 'get', path: '/v1/credit-notes/:credit_note_id', ...SHOPPER_ACCOUNT,
      summary: 'Retrieve a credit note', request: { path: CreditNotePath }, response: ok('The credit note.', envelopeOf(CreditNoteOut)),
      handler: creditNotes.getCreditNote,
    }),
    route({
      id: 'getCreditNotePdf', method: 'get', path: '/v1/credit-notes/:credit_note_id/pdf', ...SHOPPER_ACCOUNT, places: 'slow',
      summary: 'Retrieve a credit note as a PDF', request: { path: CreditNotePath, query: InvoicePdfQuery, headers: ConditionalHeaders },
      response: file('The PDF.', 'application/pdf'), handler: creditNotes.getCreditNotePdf,
    }),

    // Webhooks
    route({
      id: 'listWebhooks', method: 'get', path: '/v1/webhooks', ...WEBHOOKS,
      summary: 'List webhook subscriptions', request: {}, response: ok('All webhook subscriptions.', z.array(SubscriptionOut)),
      handler: webhooks.listWebhooks,
    }),
    route({
      id: 'createWebhook', method: 'post', path: '/v1/webhooks', ...WEBHOOKS,
      summary: 'Create a webhook subscription', request: { body: SubscriptionIn },
      response: created('The subscription with its signing secret.', SubscriptionWithSecretOut), handler: webhooks.createWebhook,
    }),
    route({
      id: 'getWebhook', method: 'get', path: '/v1/webhooks/:subscription_id', ...WEBHOOKS,
      summary: 'Retrieve a webhook subscription', request: { path: WebhookPath }, response: ok('The subscription.', SubscriptionOut),
      handler: webhooks.getWebhook,
    }),
    route({
      id: 'updateWebhook', method: 'patch', path: '/v1/webhooks/:subscription_id', ...WEBHOOKS,
      summary: 'Update a webhook subscription', request: { path: WebhookPath, body: SubscriptionUpdateIn },
      response: ok('The updated subscription.', SubscriptionOut), handler: webhooks.updateWebhook,
    }),
    route({
      id: 'deleteWebhook', method: 'delete', path: '/v1/webhooks/:subscription_id', ...WEBHOOKS,
      summary: 'Delete a webhook subscription', request: { path: WebhookPath }, response: gone('The subscription was deleted.'), handler: webhooks.deleteWebhook,
    }),
    route({
      id: 'rotateWebhookSecret', method: 'post', path: '/v1/webhooks/:subscription_id/rotate-secret', ...WEBHOOKS,
      summary: 'Rotate a signing secret', request: { path: WebhookPath, body: RotationIn },
      response: ok('The subscription with its new signing secret.', SubscriptionWithSecretOut), handler: webhooks.rotateWebhookSecret,
    }),
    route({
      id: 'pingWebhook', method: 'post', path: '/v1/webhooks/:subscription_id/ping', ...WEBHOOKS,
      summary: 'Send a test delivery', request: { path: WebhookPath }, response: accepted('The test delivery was queued.', PingOut),
      handler: webhooks.pingWebhook,
    }),
    route({
      id: 'listDeliveries', method: 'get', path: '/v1/webhooks/:subscription_id/deliveries', ...WEBHOOKS,
      summary: 'List deliveries', request: { path: WebhookPath, query: deliveriesQuery },
      response: ok('A page of deliveries.', pageOf(DeliveryRowOut, 'DeliveryPage')), handler: webhooks.listDeliveries,
    }),
    route({
      id: 'getWebhookStats', method: 'get', path: '/v1/webhooks/:subscription_id/stats', ...WEBHOOKS,
      summary: 'Retrieve statistics of a subscription', request: { path: WebhookPath, query: statsQuery },
      response: ok('The hours with attempts, oldest first.', envelopeOf(z.array(DeliveryHourOut), 'DeliveryStats')), handler: webhooks.getStats,
    }),
    route({
      id: 'getDelivery', method: 'get', path: '/v1/webhooks/:subscription_id/deliveries/:delivery_id', ...WEBHOOKS,
      summary: 'Retrieve a delivery', request: { path: DeliveryPath }, response: ok('The delivery with its attempts.', DeliveryOut),
      handler: webhooks.getDelivery,
    }),
    route({
      id: 'redeliver', method: 'post', path: '/v1/webhooks/:subscription_id/deliveries/:delivery_id/redeliver', ...WEBHOOKS,
      summary: 'Redeliver a delivery', request: { path: DeliveryPath },
      response: accepted('The delivery was queued again.', DeliveryOut), handler: webhooks.redeliver,
    }),
    route({
      id: 'replayDeliveries', method: 'post', path: '/v1/webhooks/:subscription_id/replay', ...WEBHOOKS,
      summary: 'Replay deliveries', request: { path: WebhookPath, body: ReplayIn },
      response: accepted('The number of deliveries that were queued again.', ReplayOut), handler: webhooks.replayDeliveries,
    }),
    route({
      id: 'listEvents', method: 'get', path: '/v1/events', ...WEBHOOKS, places: 'slow',
      summary: 'List events', request: { query: EventsQuery }, response: ok('The next events.', EventsOut), handler: events.listEvents,
    }),
    route({
      id: 'getEvent', method: 'get', path: '/v1/events/:event_id', ...WEBHOOKS,
      summary: 'Retrieve an event', request: { path: EventPath }, response: ok('The event.', EventOut), handler: events.getEvent,
    }),
  ];
}

/** The public API, top to bottom, the control of sandboxes, and the tools of developers. */
export function createRoutes(deps: ResourceDeps): readonly Route[] {
  const routes = storefrontRoutes(deps);
  return [...routes, ...sandboxRoutes(deps, routes), ...developerRoutes(deps)];
}
