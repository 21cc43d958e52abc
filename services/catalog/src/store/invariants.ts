import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** A rule that must hold in every store at any moment, as the query of what breaks it. */
interface Invariant {
  readonly name: string;
  readonly broken: RawBuilder<{ count: string }>;
}

export interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
}

const INVARIANTS: readonly Invariant[] = [
  {
    name: 'reserved stock is what live reservations hold',
    broken: sql`
      select count(*) from stock s left join (
        select l.tenant_id, l.mode, l.sku, sum(l.quantity - l.shipped) as held
        from reservation r join reservation_line l using (tenant_id, mode, checkout_id)
        where r.state in ('HELD', 'COMMITTED')
        group by l.tenant_id, l.mode, l.sku
      ) h using (tenant_id, mode, sku)
      where s.reserved <> coalesce(h.held, 0)`,
  },
  { name: 'no stock is negative', broken: sql`select count(*) from stock where on_hand < 0 or reserved < 0` },
  {
    name: 'every held line has a product with stock',
    broken: sql`
      select count(*) from reservation_line l left join stock s using (tenant_id, mode, sku) where s.sku is null`,
  },
  { name: 'every band has been told of', broken: sql`select count(*) from stock where band <> last_band` },
  {
    name: 'every band that the world has not been told of is about to be',
    broken: sql`select count(*) from stock where band <> told_band and tell_at is null`,
  },
  {
    name: 'every product has its stock and its content',
    broken: sql`
      select count(*) from product p
      left join stock s using (tenant_id, mode, sku) left join product_content d using (tenant_id, mode, sku)
      where s.sku is null or d.sku is null`,
  },
  {
    name: 'category counts are true',
    broken: sql`
      select count(*) from category c left join (
        select tenant_id, mode, category_id, count(*) as visible
        from product, unnest(category_tree_ids) as category_id where not hidden
        group by tenant_id, mode, category_id
      ) v on v.tenant_id = c.tenant_id and v.mode = c.mode and v.category_id = c.id
      where c.product_count <> coalesce(v.visible, 0)`,
  },
  {
    name: 'tag counts are true',
    broken: sql`
      select count(*) from tag t left join (
        select tenant_id, mode, tag_key, count(*) as visible
        from product, unnest(tag_keys) as tag_key where not hidden
        group by tenant_id, mode, tag_key
      ) v on v.tenant_id = t.tenant_id and v.mode = t.mode and v.tag_key = t.group_slug || '/' || t.slug
      where t.product_count <> coalesce(v.visible, 0)`,
  },
  {
    name: 'catalog counts are true',
    broken: sql`
      select count(*) from catalog_version c
      where c.visible_count <> (select count(*) from product p where p.tenant_id = c.tenant_id and p.mode = c.mode and not p.hidden)`,
  },
  {
    name: 'no change is newer than its catalog',
    broken: sql`
      select count(*) from catalog_change h join catalog_version c using (tenant_id, mode) where h.version > c.version`,
  },
  {
    name: 'lapsed holds are let go within two minutes',
    broken: sql`select count(*) from reservation where state = 'HELD' and expires_at < now() - interval '2 minutes'`,
  },
];

/** Checks every rule, without writing. All stores are looked at together, in one moment. */
export const checkInvariants = (db: Kysely<Database>): Promise<readonly Check[]> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(checkEach);

/** The same, as the transaction sees it. */
export async function checkEach(trx: Transaction<Database>): Promise<readonly Check[]> {
  const checks: Check[] = [];
  for (const { name, broken } of INVARIANTS) {
    const { rows } = await broken.execute(trx);
    const count = rows[0]?.count ?? '0';
    checks.push({ name, ok: count === '0', detail: count === '0' ? 'holds' : `${count} rows break it` });
  }
  return checks;
}
