import { moneyTextOf } from '@storefront/money';
import { customerScope, pageOf } from '@storefront/rpc';
import type { CartHandler } from '../deps.ts';
import { listCarts as listRows } from '../store/list-carts.ts';

/** Lists the caller's carts, newest change first. */
export const listCarts: CartHandler<'ListCarts'> =
  ({ db }) =>
  async (request, caller) => {
    const statuses = request.status.filter((status) => status !== 'STATUS_UNSPECIFIED');
    const { carts, total } = await listRows(db, customerScope(caller), statuses, pageOf(request));
    return {
      carts: carts.map(({ cartId, total: sum, ...cart }) => ({
        ...cart,
        id: cartId,
        total: sum === null ? undefined : moneyTextOf(sum, cart.currency),
        createdAt: cart.createdAt.toISOString(),
        updatedAt: cart.updatedAt.toISOString(),
        expiresAt: cart.expiresAt.toISOString(),
      })),
      total,
    };
  };
