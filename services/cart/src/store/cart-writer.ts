import { type CustomerScope, writeTogether } from '@storefront/db';
import { storeOffsetMs } from '@storefront/store-clock';
import type { Cart } from '../domain/cart.ts';
import { type CartToClose, type CartToFreeze, closeCarts, freezeCarts } from './freeze-carts.ts';
import { insertCarts, type NewCart } from './insert-carts.ts';
import type { CartSnapshot } from './read-cart.ts';
import { type CartChange, saveCarts } from './save-carts.ts';
import type { Db } from './schema.ts';

/** Writes the carts of a store's concurrent requests together, so that under load they share statements and commits. */
export interface CartWriter {
  /** Creates an empty cart. */
  insert(scope: CustomerScope, fields: Pick<NewCart, 'cartId' | 'currency'>): Promise<CartSnapshot>;
  /** Saves a cart, and returns the store's time then; undefined if the cart is no longer as `before`, or is locked. */
  save(scope: CustomerScope, before: Cart, after: Cart): Promise<Date | undefined>;
  /** Freezes a cart; false if it is no longer as `before`, or is locked. A unique violation means that the checkout already has a freeze or a tombstone. */
  freeze(scope: CustomerScope, cart: Omit<CartToFreeze, 'scope' | 'offsetMs'>): Promise<boolean>;
  /** Closes a cart; false if the checkout no longer has it frozen, or if it is locked. */
  close(scope: CustomerScope, cart: Omit<CartToClose, 'scope' | 'offsetMs'>): Promise<boolean>;
}

const scopeOf = ({ scope }: { readonly scope: CustomerScope }): CustomerScope => scope;

/** Each cart is as durable as one written alone. */
export function cartWriter(db: Db): CartWriter {
  const insert = writeTogether((carts: readonly NewCart[], store) => insertCarts(db, store, carts), scopeOf);
  const save = writeTogether((changes: readonly CartChange[], store) => saveCarts(db, store, changes), scopeOf);
  const freeze = writeTogether((carts: readonly CartToFreeze[], store) => freezeCarts(db, store, carts), scopeOf);
  const close = writeTogether((carts: readonly CartToClose[], store) => closeCarts(db, store, carts), scopeOf);
  return {
    insert: (scope, fields) => insert({ scope, ...fields, offsetMs: storeOffsetMs() }),
    save: (scope, before, after) => save({ scope, before, after, offsetMs: storeOffsetMs() }),
    freeze: (scope, cart) => freeze({ scope, ...cart, offsetMs: storeOffsetMs() }),
    close: (scope, { cartId, checkoutId, orderId }) => close({ scope, cartId, checkoutId, orderId, offsetMs: storeOffsetMs() }),
  };
}
