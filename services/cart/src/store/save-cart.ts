import type { CustomerScope } from '@storefront/db';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Cart } from '../domain/cart.ts';
import { toLineRow, toPromotionRow } from './cart-rows.ts';
import type { Database } from './schema.ts';

/** Writes what differs between two states of a locked cart, in one statement however many lines there are. */
export async function saveCart(trx: Transaction<Database>, scope: CustomerScope, before: Cart, after: Cart): Promise<void> {
  const parts = [...lineParts(scope, before, after), ...promotionParts(scope, before, after)];
  const { pricing, hold } = after;
  await sql`
    ${parts.length === 0 ? sql`` : sql`with ${sql.join(parts)}`}
    update cart set
      status = ${after.status}, version = ${after.version}, order_id = ${after.orderId},
      subtotal = ${pricing?.subtotal.toFixed() ?? null}, discount_total = ${pricing?.discountTotal.toFixed() ?? null},
      gct_amount = ${pricing?.gctAmount.toFixed() ?? null}, total = ${pricing?.total.toFixed() ?? null},
      free_shipping = ${pricing?.freeShipping ?? false},
      priced_at = ${pricing?.pricedAt ?? null}, price_valid_until = ${pricing?.validUntil ?? null},
      held_by = ${hold?.checkoutId ?? null}, held_until = ${hold?.until ?? null},
      updated_at = ${after.updatedAt}, expires_at = ${after.expiresAt}
    where ${ofCart(scope, after.cartId)}
  `.execute(trx);
}

const ofCart = ({ tenantId, mode }: CustomerScope, cartId: string) =>
  sql<boolean>`tenant_id = ${tenantId} and mode = ${mode} and cart_id = ${cartId}`;

/** Untouched lines are the same objects in both states: pure changes copy only what they change. */
function lineParts(scope: CustomerScope, before: Cart, after: Cart): RawBuilder<unknown>[] {
  const known = new Set(before.lines);
  const put = after.lines.filter((line) => !known.has(line));
  const kept = new Set(after.lines.map((line) => line.lineId));
  const gone = before.lines.filter((line) => !kept.has(line.lineId)).map((line) => line.lineId);
  const parts: RawBuilder<unknown>[] = [];
  if (gone.length > 0)
    parts.push(sql`gone_line as (delete from cart_line where ${ofCart(scope, after.cartId)} and line_id = any(${gone}::uuid[]))`);
  if (put.length > 0) parts.push(sql`put_line as (${putLines(scope, after.cartId, JSON.stringify(put.map(toLineRow)))})`);
  return parts;
}

const putLines = ({ tenantId, mode }: CustomerScope, cartId: string, rows: string) => sql`
  insert into cart_line (tenant_id, mode, cart_id, line_id, sku, description, quantity, order_uom, order_quantity, selling_rules, unit_price,
    list_unit_price, price_source, line_subtotal, discount_amount, effective_gct_rate, gct_amount, line_total)
  select ${tenantId}, ${mode}, ${cartId}, line_id, sku, description, quantity, order_uom, order_quantity, selling_rules, unit_price,
    list_unit_price, price_source, line_subtotal, discount_amount, effective_gct_rate, gct_amount, line_total
  from jsonb_to_recordset(${rows}::jsonb) as line (line_id uuid, sku text, description text, quantity numeric, order_uom text,
    order_quantity numeric, selling_rules jsonb, unit_price numeric, list_unit_price numeric, price_source text, line_subtotal numeric,
    discount_amount numeric, effective_gct_rate numeric, gct_amount numeric, line_total numeric)
  on conflict (tenant_id, mode, cart_id, line_id) do update set
    description = excluded.description, quantity = excluded.quantity, order_uom = excluded.order_uom,
    order_quantity = excluded.order_quantity, selling_rules = excluded.selling_rules, unit_price = excluded.unit_price,
    list_unit_price = excluded.list_unit_price, price_source = excluded.price_source, line_subtotal = excluded.line_subtotal,
    discount_amount = excluded.discount_amount, effective_gct_rate = excluded.effective_gct_rate, gct_amount = excluded.gct_amount,
    line_total = excluded.line_total`;

function promotionParts(scope: CustomerScope, before: Cart, after: Cart): RawBuilder<unknown>[] {
  const known = new Set(before.promotions);
  if (after.promotions.length === before.promotions.length && after.promotions.every((held) => known.has(held))) return [];
  const kept = new Set(after.promotions.map(({ code }) => code));
  const gone = before.promotions.filter(({ code }) => !kept.has(code)).map(({ code }) => code);
  const rows = JSON.stringify(after.promotions.map(toPromotionRow));
  return [
    sql`gone_promotion as (delete from cart_promotion where ${ofCart(scope, after.cartId)} and code = any(${gone}::text[]))`,
    sql`put_promotion as (
      insert into cart_promotion (tenant_id, mode, cart_id, code, position, description, status, discount_amount)
      select ${scope.tenantId}, ${scope.mode}, ${after.cartId}, code, position, description, status, discount_amount
      from jsonb_to_recordset(${rows}::jsonb)
        as held (code text, position integer, description text, status text, discount_amount numeric)
      on conflict (tenant_id, mode, cart_id, code) do update set
        position = excluded.position, status = excluded.status, discount_amount = excluded.discount_amount)`,
  ];
}
