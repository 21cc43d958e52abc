import type { InvariantRule } from '@storefront/db';
import { sql } from 'kysely';

/** The rules that must always be true for carts and promotions. */
export const invariants: readonly InvariantRule[] = [
  {
    name: 'cart_totals_add_up',
    description: "A priced cart's totals are the sums of its lines, or unknown if a line has no price.",
    violations: (changed) => sql`
      select cart.cart_id::text as id from cart
      left join lateral (
        select coalesce(sum(line_subtotal), 0) as subtotal, coalesce(sum(discount_amount), 0) as discount,
          coalesce(sum(gct_amount), 0) as gct, coalesce(sum(line_total), 0) as total, count(*) filter (where line_total is null) as unpriced
        from cart_line where (tenant_id, mode, cart_id) = (cart.tenant_id, cart.mode, cart.cart_id)
      ) sums on true
      where cart.priced_at is not null and ${changed('cart.updated_at')}
        and ((cart.total is null) <> (sums.unpriced > 0)
          or (cart.subtotal, cart.discount_total, cart.gct_amount, cart.total) <> (sums.subtotal, sums.discount, sums.gct, sums.total))`,
  },
  {
    // The checkout of a crashed process is taken over within a minute, and a freeze lasts no longer than its checkout.
    name: 'cart_freezes_end',
    description: 'No cart is still frozen 15 minutes after its freeze expired.',
    violations: () => sql`
      select cart_id::text as id from cart where frozen_by is not null and frozen_until < clock_timestamp() - interval '15 minutes'`,
  },
  {
    name: 'promotion_counts_its_uses',
    description: 'The use count of a promotion is the number of uses that were not returned.',
    // Promotions are selected by their recent uses, because a promotion without one has an unchanged count.
    violations: (changed) => sql`
      select concat_ws(' ', tenant_id, mode, code) as id from promotion where use_count <> purged_use_count + (
        select count(*) from promotion_use u
        where (u.tenant_id, u.mode, u.code) = (promotion.tenant_id, promotion.mode, promotion.code) and u.returned_at is null)
      and (tenant_id, mode, code) in (
        select tenant_id, mode, code from promotion_use where ${changed('used_at')}
        union all select tenant_id, mode, code from promotion where not exists (
          select from promotion_use u where (u.tenant_id, u.mode, u.code) = (promotion.tenant_id, promotion.mode, promotion.code)))`,
  },
  {
    name: 'promotion_within_customer_limit',
    description: 'No customer uses a promotion beyond its limit per customer.',
    violations: (changed) => sql`
      select concat_ws(' ', u.tenant_id, u.mode, u.code, u.customer_id) as id
      from promotion_use u join promotion p on (p.tenant_id, p.mode, p.code) = (u.tenant_id, u.mode, u.code)
      where u.returned_at is null and p.limit_per_customer is not null and exists (
        select from promotion_use recent
        where (recent.tenant_id, recent.mode, recent.code, recent.customer_id) = (u.tenant_id, u.mode, u.code, u.customer_id)
          and recent.returned_at is null and ${changed('recent.used_at')})
      group by u.tenant_id, u.mode, u.code, u.customer_id, p.limit_per_customer having count(*) > p.limit_per_customer`,
  },
  {
    name: 'released_cart_uses_no_promotion',
    description: 'A checkout that released its cart uses no promotion.',
    violations: (changed) => sql`
      select checkout_id::text as id from promotion_use join cart_freeze using (tenant_id, mode, cart_id, checkout_id)
      where returned_at is null and status = 'RELEASED' and ${changed('used_at')}`,
  },
];
