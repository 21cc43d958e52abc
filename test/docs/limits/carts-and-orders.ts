import { TRUSTED_MS } from '../../../gateway/src/access/principals/lookup-cache.ts';
import { LIFETIME_MS } from '../../../gateway/src/access/principals/shopper-tokens.ts';
import {
  BATCH_LINES_MAX,
  CART_LINES_MAX,
  LIST_NAME_MAX,
  LISTS_MAX,
  PAYMENT_SESSION_MINUTES,
  QUANTITY_DECIMALS_MAX,
  QUANTITY_MAX,
} from '../../../packages/contract/src/limits.ts';
import { RESPONSE_WAIT_SECONDS } from '../../../packages/idempotency/src/response-store.ts';
import { STORED_KEYS_MAX, STORED_KEYS_PER_CUSTOMER_MAX } from '../../../packages/idempotency/src/stored-keys-limit.ts';
import { REFRESH_GRACE_MS, REFRESH_TOKEN_DAYS } from '../../../services/billing/src/accounts/domain/refresh-token.ts';
import { SESSIONS_MAX } from '../../../services/billing/src/accounts/transactions/start-session.ts';
import { LOGO_BYTES_MAX } from '../../../services/billing/src/invoices/domain/logo.ts';
import { NOTE_MAX } from '../../../services/billing/src/invoices/domain/seller.ts';
import {
  RENDERINGS_MAX,
  RENDER_BUDGET_MS,
  RENDER_QUEUE_MAX,
  RENDER_WAIT_MS,
} from '../../../services/billing/src/invoices/pdf/pdf-renderer.ts';
import { PROMOTIONS_MAX } from '../../../services/cart/src/domain/cart-promotions.ts';
import { EXPIRY_MS } from '../../../services/cart/src/domain/cart.ts';
import { PRICES_HOLD_MS } from '../../../services/cart/src/domain/price-cart.ts';
import { HOLD_SECONDS } from '../../../services/orders/src/checkout/checkout-context.ts';
import { UNPAID_GRACE_MS } from '../../../services/orders/src/domain/new-order.ts';
import { REASON_MAX } from '../../../services/orders/src/wire/from-proto-cancel-reason.ts';
import type { Limit } from './limit.ts';

/** Limits of carts, checkout, orders, payments, and tokens. */
export const cartsAndOrders: readonly Limit[] = [
  {
    what: 'Lines of a cart',
    beyond: '409 `cart_line_limit`',
    constant: { CART_LINES_MAX },
    file: 'packages/contract/src/limits.ts',
  },
  {
    what: 'Lines added at once',
    beyond: '422',
    constant: { BATCH_LINES_MAX },
    file: 'packages/contract/src/limits.ts',
  },
  {
    what: 'Lists of a customer',
    limit: `{}, of ${CART_LINES_MAX} lines, with names of ${LIST_NAME_MAX} characters`,
    beyond: '409 `list_limit`; 422',
    constant: { LISTS_MAX },
    file: 'packages/contract/src/limits.ts',
  },
  {
    what: 'Quantity of a line',
    limit: '{}, with {} decimals',
    beyond: '422',
    constant: { QUANTITY_MAX, QUANTITY_DECIMALS_MAX },
    file: 'packages/contract/src/limits.ts',
  },
  {
    what: 'Promotion codes of a cart',
    beyond: '422 `promo_not_combinable`',
    constant: { PROMOTIONS_MAX },
    file: 'services/cart/src/domain/cart-promotions.ts',
  },
  {
    what: "Time for which a cart's prices hold",
    beyond: 'checkout returns `price_changed`',
    constant: { PRICES_HOLD_MS },
    file: 'services/cart/src/domain/price-cart.ts',
  },
  {
    what: 'Time without a change until a cart expires',
    beyond: '409 `cart_expired`',
    constant: { EXPIRY_MS },
    file: 'services/cart/src/domain/cart.ts',
  },
  {
    what: 'Time until a retry succeeds after a process died',
    beyond: 'before that, 409 `idempotency_key_in_use`',
    constant: { RESPONSE_WAIT_SECONDS },
    file: 'packages/idempotency/src/response-store.ts',
  },
  {
    what: 'Idempotency keys of a store in 24 hours, per mode and service, without those of checkouts',
    limit: '{}, of one customer {}',
    beyond: '429 `idempotency_key_limit`',
    constant: { STORED_KEYS_MAX, STORED_KEYS_PER_CUSTOMER_MAX },
    file: 'packages/idempotency/src/stored-keys-limit.ts',
  },
  {
    what: 'Stock held for a running checkout',
    beyond: 'the checkout is rolled back',
    constant: { HOLD_SECONDS },
    file: 'services/orders/src/checkout/checkout-context.ts',
  },
  {
    what: 'Reason of a cancellation',
    limit: '{} characters',
    beyond: '422',
    constant: { REASON_MAX },
    file: 'services/orders/src/wire/from-proto-cancel-reason.ts',
  },
  {
    what: 'Lifetime of a payment session',
    beyond: 'it expires; repay opens the next',
    constant: { PAYMENT_SESSION_MINUTES },
    file: 'packages/contract/src/limits.ts',
  },
  {
    what: 'Time until an unpaid order expires after its last session',
    beyond: 'its stock is released',
    constant: { UNPAID_GRACE_MS },
    file: 'services/orders/src/domain/new-order.ts',
  },
  {
    what: 'Invoice PDFs of a billing process',
    limit: '{} at once, {} that wait, each for {}; {} of processor time',
    beyond: '503 `overloaded`; 504',
    constant: { RENDERINGS_MAX, RENDER_QUEUE_MAX, RENDER_WAIT_MS, RENDER_BUDGET_MS },
    file: 'services/billing/src/invoices/pdf/pdf-renderer.ts',
  },
  {
    what: 'Logo on invoices',
    limit: '{}, PNG or JPEG',
    beyond: 'the command is refused',
    constant: { LOGO_BYTES_MAX },
    file: 'services/billing/src/invoices/domain/logo.ts',
  },
  {
    what: 'Note on invoices',
    limit: '{} characters',
    beyond: 'the command is refused',
    constant: { NOTE_MAX },
    file: 'services/billing/src/invoices/domain/seller.ts',
  },
  {
    what: 'Lifetime of a shopper token',
    beyond: '401 `shopper_token_expired`; refresh',
    constant: { LIFETIME_MS },
    file: 'gateway/src/access/principals/shopper-tokens.ts',
  },
  {
    what: 'Sessions of one customer',
    beyond: 'the one last used first ends',
    constant: { SESSIONS_MAX },
    file: 'services/billing/src/accounts/transactions/start-session.ts',
  },
  {
    what: 'Lifetime of a refresh token',
    limit: '{}, one use',
    beyond: '401 `invalid_refresh_token`',
    constant: { REFRESH_TOKEN_DAYS },
    file: 'services/billing/src/accounts/domain/refresh-token.ts',
  },
  {
    what: 'Time within which a used refresh token returns the same next one, until that is used',
    beyond: '401 `invalid_refresh_token`, and the session ends',
    constant: { REFRESH_GRACE_MS },
    file: 'services/billing/src/accounts/domain/refresh-token.ts',
  },
  {
    what: 'Time for which a disconnected gateway still accepts a revoked key',
    constant: { TRUSTED_MS },
    file: 'gateway/src/access/principals/lookup-cache.ts',
  },
];
