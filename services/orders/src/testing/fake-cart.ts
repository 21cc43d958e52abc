import { AS_TEXT, writeOrderLine } from '@storefront/contract';
import { conflict, notFound } from '@storefront/errors';
import type {
  CartServiceDefinition,
  CloseCartRequest__Output,
  CloseCartResponse,
  EraseCustomerRequest__Output,
  EraseCustomerResponse,
  FreezeCartRequest__Output,
  FreezeCartResponse,
  PriceIssue,
  UnfreezeCartRequest__Output,
  UnfreezeCartResponse,
} from '@storefront/proto/storefront/cart/v1';
import type { ImplementedService } from '@storefront/rpc';
import { implementPartly } from '@storefront/rpc/testing';
import type { FrozenCart } from '../domain/frozen-cart.ts';
import type { Behavior } from './fake-behavior.ts';

/** A cart of the fake cart service. */
export interface FakeCart {
  readonly content: FrozenCart;
  readonly customerId: string;
  frozenBy: string | null;
  orderId: string | null;
  issues: PriceIssue[];
  /** The issues of a freeze that compares the prices with the catalog. */
  issuesOfQuote: PriceIssue[];
  /** Compensated checkouts, whose late freezes are refused. */
  readonly tombstones: Set<string>;
}

/** Carts by ID. */
export type FakeCarts = Map<string, FakeCart>;

/** The RPCs of cart that orders calls, in memory. */
export const fakeCartService = (carts: FakeCarts, { rpc }: Behavior): ImplementedService =>
  implementPartly<CartServiceDefinition>(
    'storefront.cart.v1.CartService',
    {
      FreezeCart: rpc<FreezeCartRequest__Output, FreezeCartResponse>('FreezeCart', (request, { customerId }) => {
        const { cartId, checkoutId, dryRun } = request;
        const cart = carts.get(cartId);
        if (cart === undefined || cart.customerId !== customerId) throw notFound('cart');
        if (cart.orderId !== null) {
          const details = [{ field: 'cart_id', code: 'cart_already_ordered', detail: 'ordered', orderId: cart.orderId }];
          throw conflict('cart_already_ordered', 'This cart is ordered.', { details });
        }
        if (cart.tombstones.has(checkoutId)) throw conflict('checkout_cancelled', 'This checkout was compensated.');
        if (cart.frozenBy !== null && cart.frozenBy !== checkoutId) throw conflict('cart_in_checkout', 'This cart is being checked out.');
        const issues = dryRun ? [...cart.issues, ...cart.issuesOfQuote] : cart.issues;
        if (issues.length > 0) return { issues, cart: { currency: cart.content.currency } };
        if (!dryRun) cart.frozenBy = checkoutId;
        return { cart: toMessage(cart.content), freeShipping: cart.content.freeShipping, gctRate: '0.15', issues: [] };
      }),
      UnfreezeCart: rpc<UnfreezeCartRequest__Output, UnfreezeCartResponse>('UnfreezeCart', ({ cartId, checkoutId }) => {
        const cart = carts.get(cartId);
        if (cart === undefined) throw notFound('cart');
        cart.tombstones.add(checkoutId);
        if (cart.frozenBy === checkoutId && cart.orderId === null) cart.frozenBy = null;
        return {};
      }),
      EraseCustomer: rpc<EraseCustomerRequest__Output, EraseCustomerResponse>('EraseCustomer', (_request, { customerId }) => {
        for (const [id, cart] of carts) if (cart.customerId === customerId && cart.orderId === null) carts.delete(id);
        return {};
      }),
      CloseCart: rpc<CloseCartRequest__Output, CloseCartResponse>('CloseCart', ({ cartId, orderId }) => {
        const cart = carts.get(cartId);
        if (cart === undefined) throw notFound('cart');
        cart.orderId ??= orderId;
        return {};
      }),
    },
    { callers: ['orders'] },
  );

const toMessage = ({ lines, promotions, ...cart }: FrozenCart) => ({
  id: cart.id,
  status: 'OPEN' as const,
  currency: cart.currency,
  lines: lines.map((line) => ({ ...writeOrderLine(line, AS_TEXT, cart.currency), quantityDecimals: cart.quantityDecimals?.[line.sku] })),
  promotions: promotions.map((promotion) => ({ ...promotion, status: 'APPLIED' })),
  subtotal: cart.subtotal,
  discountTotal: cart.discountTotal,
  gctAmount: cart.gctAmount,
  total: cart.total,
  taxExempt: cart.taxExempt,
});
