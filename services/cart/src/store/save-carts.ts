import type { Scope } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';
import type { Cart } from '../domain/cart.ts';
import { toPromotionRow } from './cart-rows.ts';
import { LINE_ASSIGNMENTS, LINE_DEFINITIONS, LINE_NAMES, LINE_VALUES, toLineRecord } from './line-rows.ts';
import type { Db } from './schema.ts';
import {
  cartsToWrite,
  type CartToWrite,
  IS_UNCHANGED,
  lockedCart,
  ofWrittenCart,
  recordset,
  STATE_COLUMNS,
  toStateRow,
  type WrittenCarts,
} from './stored-state.ts';

/** Two states of a cart: as it is stored, and as it is to be saved. */
export interface CartChange extends CartToWrite {
  readonly after: Cart;
}

/**
 * Writes the differences between the two states of carts of one store, in one statement regardless of the number of carts and lines. Returns for each change
 * the store's time then, or undefined if the cart is no longer in the first state or is locked by another transaction; nothing of that change is
 * written then. Lines and promotions change only together with the version, so they are not compared.
 */
export async function saveCarts(db: Db, scope: Scope, changes: readonly CartChange[]): Promise<readonly (Date | undefined)[]> {
  const store = { ...scope, cartIds: changes.map(({ before }) => before.cartId) };
  const parts = [...lineParts(store, changes), ...promotionParts(store, changes)];
  const { rows } = await sql<{ index: number; saved_at: Date }>`
    with change as (
      select change.* from ${cartsToWrite(store, changes.map(toChangeRow), CHANGE_COLUMNS)},
      ${lockedCart(store, IS_UNCHANGED)}
    ),
    saved as (
      update cart set
        status = change.status, version = change.version, order_id = change.order_id,
        subtotal = change.subtotal, discount_total = change.discount_total, gct_amount = change.gct_amount, total = change.total,
        free_shipping = change.free_shipping, tax_exempt = change.tax_exempt, priced_at = change.priced_at, price_valid_until = change.price_valid_until,
        frozen_by = change.frozen_by, frozen_until = change.frozen_until,
        updated_at = change.updated_at, expires_at = change.expires_at
      from change where ${ofWrittenCart(store, 'cart', 'change')}
      returning change.index, cart.cart_id, change.store_offset
    ) ${parts.length === 0 ? sql`` : sql`, ${sql.join(parts)}`}
    select index, clock_timestamp() + store_offset as saved_at from saved
  `.execute(db);
  const savedAt = new Map(rows.map(({ index, saved_at }) => [index, saved_at]));
  return changes.map((_change, index) => savedAt.get(index));
}

const CHANGE_COLUMNS = sql`
  ${STATE_COLUMNS}, status text, version integer, order_id uuid, subtotal numeric, discount_total numeric, gct_amount numeric, total numeric,
  free_shipping boolean, tax_exempt boolean, priced_at timestamptz, price_valid_until timestamptz, frozen_by uuid, frozen_until timestamptz,
  updated_at timestamptz, expires_at timestamptz`;

const toChangeRow = (change: CartChange, index: number) => {
  const { after, offsetMs } = change;
  return {
    ...toStateRow(change, index),
    status: after.status,
    version: after.version,
    order_id: after.orderId,
    subtotal: after.pricing?.totals?.subtotal,
    discount_total: after.pricing?.totals?.discountTotal,
    gct_amount: after.pricing?.totals?.gctAmount,
    total: after.pricing?.totals?.total,
    free_shipping: after.pricing?.freeShipping ?? false,
    tax_exempt: after.pricing?.taxExempt ?? false,
    priced_at: after.pricing?.pricedAt,
    price_valid_until: after.pricing?.validUntil,
    frozen_by: after.freeze?.checkoutId,
    frozen_until: after.freeze && new Date(after.freeze.until.getTime() - offsetMs),
    updated_at: after.updatedAt,
    expires_at: after.expiresAt,
  };
};

/** The domain functions copy only the lines they change, so unchanged lines are the same objects in both states. */
function lineParts(store: WrittenCarts, changes: readonly CartChange[]): RawBuilder<unknown>[] {
  const added: object[] = [];
  const changed: object[] = [];
  const removed: object[] = [];
  for (const [index, { before, after }] of changes.entries()) {
    if (after.lines.length === before.lines.length && after.lines.every((line, at) => line === before.lines[at])) continue;
    const known = new Set(before.lines);
    const present = new Set(before.lines.map(({ lineId }) => lineId));
    const remaining = new Set(after.lines.map(({ lineId }) => lineId));
    for (const line of after.lines) {
      if (!known.has(line)) (present.has(line.lineId) ? changed : added).push({ index, ...toLineRecord(line) });
    }
    for (const { lineId } of before.lines) if (!remaining.has(lineId)) removed.push({ index, line_id: lineId });
  }
  const parts: RawBuilder<unknown>[] = [];
  if (removed.length > 0) parts.push(sql`removed_line as (${removeLines(store, removed)})`);
  if (added.length > 0)
    parts.push(
      sql`added_line as (${addLines(
        store,
        added.map((line, position) => ({ ...line, position })),
      )})`,
    );
  if (changed.length > 0) parts.push(sql`changed_line as (${changeLines(store, changed)})`);
  return parts;
}

const addLines = ({ tenantId, mode }: Scope, lines: readonly object[]) => sql`
  insert into cart_line (tenant_id, mode, cart_id, ${LINE_NAMES})
  select ${tenantId}::uuid, ${mode}, cart_id, ${LINE_VALUES}
  from ${recordset(lines)} as line (index integer, position integer, ${LINE_DEFINITIONS}) join saved using (index)
  order by position`;

const changeLines = (store: WrittenCarts, lines: readonly object[]) => sql`
  update cart_line set ${LINE_ASSIGNMENTS}
  from ${recordset(lines)} as line (index integer, ${LINE_DEFINITIONS}) join saved using (index)
  where ${ofWrittenCart(store, 'cart_line', 'saved')} and cart_line.line_id = line."lineId"`;

const removeLines = (store: WrittenCarts, lines: readonly object[]) => sql`
  delete from cart_line using ${recordset(lines)} as line (index integer, line_id uuid) join saved using (index)
  where ${ofWrittenCart(store, 'cart_line', 'saved')} and cart_line.line_id = line.line_id`;

const PROMOTION_COLUMNS = sql.raw(
  'index integer, code text, position integer, description text, status text, discount_amount numeric, reason text',
);

function promotionParts(store: WrittenCarts, changes: readonly CartChange[]): RawBuilder<unknown>[] {
  const removed: object[] = [];
  const promotions: object[] = [];
  for (const [index, { before, after }] of changes.entries()) {
    const known = new Set(before.promotions);
    if (after.promotions.length === before.promotions.length && after.promotions.every((promotion) => known.has(promotion))) continue;
    const codes = new Set(after.promotions.map(({ code }) => code));
    for (const { code } of before.promotions) if (!codes.has(code)) removed.push({ index, code });
    for (const [position, promotion] of after.promotions.entries()) promotions.push({ index, ...toPromotionRow(promotion, position) });
  }
  const parts: RawBuilder<unknown>[] = [];
  if (removed.length > 0) {
    parts.push(sql`removed_promotion as (
      delete from cart_promotion using ${recordset(removed)} as promotion (index integer, code text) join saved using (index)
      where ${ofWrittenCart(store, 'cart_promotion', 'saved')} and cart_promotion.code = promotion.code)`);
  }
  if (promotions.length > 0) {
    parts.push(sql`saved_promotion as (
      insert into cart_promotion (tenant_id, mode, cart_id, code, position, description, status, discount_amount, reason)
      select ${store.tenantId}::uuid, ${store.mode}, cart_id, code, position, description, status, discount_amount, reason
      from ${recordset(promotions)} as promotion (${PROMOTION_COLUMNS}) join saved using (index)
      on conflict (tenant_id, mode, cart_id, code) do update set
        position = excluded.position, status = excluded.status, discount_amount = excluded.discount_amount,
        reason = excluded.reason)`);
  }
  return parts;
}
