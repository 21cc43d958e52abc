import type { CustomerScope } from '@storefront/db';
import { storeOffsetMs } from '@storefront/store-clock';
import { LRUCache } from 'lru-cache';
import type { Cart } from '../domain/cart.ts';
import type { CartSnapshot } from './read-cart.ts';

/** A shopper who adds several products, or prices a cart, does so within this time. */
const TTL_MS = 60_000;
/** The lines of all carts; a line takes about 1 KB. */
const LINES_MAX = 5000;
/** If the two clocks of the process disagree by more, one was changed or the machine was suspended. */
const DRIFT_MAX_MS = 1000;

interface RecentCart {
  readonly cart: Cart;
  /** The store's time by the database's clock, and this process's times at that moment. */
  readonly now: Date;
  readonly offsetMs: number;
  readonly ticks: number;
  readonly wallMs: number;
}

/** The carts that this process has saved recently. They are not verified: another process may have changed one since. */
export type RecentCarts = ReturnType<typeof recentCarts>;

/** This process's clocks, in milliseconds. */
export interface Clocks {
  /** Never set back. */
  readonly ticks: () => number;
  readonly wallMs: () => number;
}

/** Keeps no carts at first. */
export function recentCarts({ ticks, wallMs }: Clocks) {
  const carts = new LRUCache<string, RecentCart>({ maxSize: LINES_MAX, sizeCalculation: ({ cart }) => 1 + cart.lines.length });
  return {
    /** Returns the cart at the store's present time. */
    find(scope: CustomerScope, cartId: string): CartSnapshot | undefined {
      const recent = carts.get(keyOf(scope, cartId));
      if (recent === undefined || recent.offsetMs !== storeOffsetMs()) return undefined;
      const passed = ticks() - recent.ticks;
      const drift = Math.abs(wallMs() - recent.wallMs - passed);
      if (passed > TTL_MS || drift > DRIFT_MAX_MS) return undefined;
      return { cart: recent.cart, now: new Date(recent.now.getTime() + passed), isUnverified: true };
    },
    /** Keeps a cart that has been committed. */
    keep(scope: CustomerScope, { cart, now }: CartSnapshot): void {
      carts.set(keyOf(scope, cart.cartId), { cart, now, offsetMs: storeOffsetMs(), ticks: ticks(), wallMs: wallMs() });
    },
    forget: (scope: CustomerScope, cartId: string): void => void carts.delete(keyOf(scope, cartId)),
  };
}

const keyOf = ({ tenantId, mode, customerId }: CustomerScope, cartId: string): string => `${tenantId}:${mode}:${customerId}:${cartId}`;
