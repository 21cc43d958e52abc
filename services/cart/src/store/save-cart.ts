import type { CustomerScope } from '@storefront/db';
import { storeOffset, storeTime } from '@storefront/store-clock';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Cart, CartLine } from '../domain/cart.ts';
import { toLineRow, toPromotionRow } from './cart-rows.ts';
import type { Database } from './schema.ts';

/**
 * Writes the difference between two states of a cart, in one statement regardless of the number of lines. Returns the store's time then, or undefined
 * if the cart is no longer in the first state; it writes nothing in that case. Lines and promotions change only together with the version, so they are not compared.
 */
export async function saveCart(db: Kysely<Database>, scope: CustomerScope, before: Cart, after: Cart): Promise<Date | undefined> {
  const parts = [...lineParts(scope, before, after), ...promotionParts(scope, before, after)];
  const { pricing, hold } = after;
  const totals = pricing?.totals ?? null;
  const { rows } = await sql<{ saved_at: Date }>`
    with saved as (
      update cart set
        status = ${after.status}, version = ${after.version}, order_id = ${after.orderId},
        subtotal = ${totals?.subtotal ?? null}, discount_total = ${totals?.discountTotal ?? null},
        gct_amount = ${totals?.gctAmount ?? null}, total = ${totals?.total ?? null},
        free_shipping = ${pricing?.freeShipping ?? false},
        priced_at = ${pricing?.pricedAt ?? null}, price_valid_until = ${pricing?.validUntil ?? null},
        held_by = ${hold?.checkoutId ?? null}, held_until = ${hold?.until ?? null}::timestamptz - ${storeOffset()},
        updated_at = ${after.updatedAt}, expires_at = ${after.expiresAt}
      where ${ofCart(scope, after.cartId)} and ${isUnchanged(before)}
      returning cart_id
    ) ${parts.length === 0 ? sql`` : sql`, ${sql.join(parts)}`}
    select ${storeTime()} as saved_at from saved
  `.execute(db);
  return rows[0]?.saved_at;
}

/**
 * The condition that the stored cart is still in this state: not changed, frozen, or released since. A version can occur twice, if the database has lost the first one
 * with its newest transactions, but not with the same expiry, which every version renews.
 */
export const isUnchanged = ({ version, expiresAt, status, hold }: Cart) => sql<boolean>`
  version = ${version} and expires_at = ${expiresAt} and status = ${status}
  and held_by is not distinct from ${hold?.checkoutId ?? null}::uuid
  and held_until + ${storeOffset()} is not distinct from ${hold?.until ?? null}::timestamptz`;

const ofCart = ({ tenantId, mode }: CustomerScope, cartId: string) =>
  sql<boolean>`tenant_id = ${tenantId} and mode = ${mode} and cart_id = ${cartId}`;

/** The domain functions copy only the lines they change, so unchanged lines are the same objects in both states. */
function lineParts(scope: CustomerScope, before: Cart, after: Cart): RawBuilder<unknown>[] {
  if (after.lines.length === before.lines.length && after.lines.every((line, index) => line === before.lines[index])) return [];
  const known = new Set(before.lines);
  const held = new Set(before.lines.map((line) => line.lineId));
  const kept = new Set(after.lines.map((line) => line.lineId));
  const written = after.lines.filter((line) => !known.has(line));
  const added = written.filter((line) => !held.has(line.lineId));
  const changed = written.filter((line) => held.has(line.lineId));
  const removed = before.lines.filter((line) => !kept.has(line.lineId)).map((line) => line.lineId);
  const parts: RawBuilder<unknown>[] = [];
  if (removed.length > 0) {
    parts.push(sql`removed_line as (
      delete from cart_line where ${ofCart(scope, after.cartId)} and line_id = any(${removed}::uuid[]) and ${WAS_SAVED})`);
  }
  if (added.length > 0) parts.push(sql`added_line as (${addLines(scope, after.cartId, added)})`);
  if (changed.length > 0) parts.push(sql`changed_line as (${changeLines(scope, after.cartId, changed)})`);
  return parts;
}

const WAS_SAVED = sql`exists (select from saved)`;

const rowsOf = (lines: readonly CartLine[]) => sql`jsonb_to_recordset(${JSON.stringify(lines.map(toLineRow))}::jsonb) as line (
  line_id uuid, sku text, description text, quantity numeric, order_uom text, order_quantity numeric, selling_rules jsonb,
  unit_price numeric, list_unit_price numeric, price_source text, line_subtotal numeric, discount_amount numeric,
  effective_gct_rate numeric, gct_amount numeric, line_total numeric)`;

const addLines = ({ tenantId, mode }: CustomerScope, cartId: string, lines: readonly CartLine[]) => sql`
  insert into cart_line (tenant_id, mode, cart_id, line_id, sku, description, quantity, order_uom, order_quantity, selling_rules, unit_price,
    list_unit_price, price_source, line_subtotal, discount_amount, effective_gct_rate, gct_amount, line_total)
  select ${tenantId}::uuid, ${mode}, ${cartId}::uuid, line_id, sku, description, quantity, order_uom, order_quantity, selling_rules, unit_price,
    list_unit_price, price_source, line_subtotal, discount_amount, effective_gct_rate, gct_amount, line_total
  from ${rowsOf(lines)} where ${WAS_SAVED}`;

const changeLines = (scope: CustomerScope, cartId: string, lines: readonly CartLine[]) => sql`
  update cart_line set
    description = line.description, quantity = line.quantity, order_uom = line.order_uom,
    order_quantity = line.order_quantity, selling_rules = line.selling_rules, unit_price = line.unit_price,
    list_unit_price = line.list_unit_price, price_source = line.price_source, line_subtotal = line.line_subtotal,
    discount_amount = line.discount_amount, effective_gct_rate = line.effective_gct_rate, gct_amount = line.gct_amount,
    line_total = line.line_total
  from ${rowsOf(lines)}
  where ${ofCart(scope, cartId)} and cart_line.line_id = line.line_id and ${WAS_SAVED}`;

function promotionParts(scope: CustomerScope, before: Cart, after: Cart): RawBuilder<unknown>[] {
  const known = new Set(before.promotions);
  if (after.promotions.length === before.promotions.length && after.promotions.every((held) => known.has(held))) return [];
  const kept = new Set(after.promotions.map(({ code }) => code));
  const removed = before.promotions.filter(({ code }) => !kept.has(code)).map(({ code }) => code);
  const rows = JSON.stringify(after.promotions.map(toPromotionRow));
  return [
    sql`removed_promotion as (delete from cart_promotion where ${ofCart(scope, after.cartId)} and code = any(${removed}::text[]) and ${WAS_SAVED})`,
    sql`saved_promotion as (
      insert into cart_promotion (tenant_id, mode, cart_id, code, position, description, status, discount_amount)
      select ${scope.tenantId}::uuid, ${scope.mode}, ${after.cartId}::uuid, code, position, description, status, discount_amount
      from jsonb_to_recordset(${rows}::jsonb)
        as held (code text, position integer, description text, status text, discount_amount numeric)
      where ${WAS_SAVED}
      on conflict (tenant_id, mode, cart_id, code) do update set
        position = excluded.position, status = excluded.status, discount_amount = excluded.discount_amount)`,
  ];
}
