import { type CustomerScope, isDueToRow } from '@storefront/db';
import { createBatcher } from '@storefront/events';
import { storeOffsetMs } from '@storefront/store-clock';
import type { Kysely } from 'kysely';
import type { Cart } from '../domain/cart.ts';
import { insertCarts, type NewCart } from './insert-carts.ts';
import type { CartSnapshot } from './read-cart.ts';
import { type CartChange, saveCarts } from './save-carts.ts';
import type { Database } from './schema.ts';

/** Writes the carts of concurrent requests together, so that under load they share statements and commits. */
export interface CartWriter {
  /** Creates an empty cart. */
  insert(scope: CustomerScope, fields: Pick<NewCart, 'cartId' | 'currency'>): Promise<CartSnapshot>;
  /** Saves a cart, and returns the store's time then; undefined if the cart is no longer as `before`, or is locked. */
  save(scope: CustomerScope, before: Cart, after: Cart): Promise<Date | undefined>;
}

/** A connection whose path has failed delays the carts of one batch, not those of the other. */
const CONCURRENCY = 2;
const CARTS_MAX = 50;

/** Each cart of a batch is as durable as one written alone. If one is refused, for example by a constraint, the others are saved. */
export function cartWriter(db: Kysely<Database>): CartWriter {
  const options = { concurrency: CONCURRENCY, max: CARTS_MAX, isDueToOne: isDueToRow };
  const insert = createBatcher((carts: readonly NewCart[]) => insertCarts(db, carts), options);
  const save = createBatcher((changes: readonly CartChange[]) => saveCarts(db, changes), options);
  return {
    insert: (scope, fields) => insert({ scope, ...fields, offsetMs: storeOffsetMs() }),
    save: (scope, before, after) => save({ scope, before, after, offsetMs: storeOffsetMs() }),
  };
}
