import type { InvariantRule } from '@storefront/db';
import { sql } from 'kysely';

/** A store in one mode, as an id. */
const STORE = (table: string) => sql`concat_ws(' ', ${sql.ref(`${table}.tenant_id`)}, ${sql.ref(`${table}.mode`)})`;
const SKU = (table: string) => sql`concat_ws(' ', ${STORE(table)}, ${sql.ref(`${table}.sku`)})`;

/** Invariants of stock. Reservations that hold nothing are purged, so these tables are no larger than the catalogs and the open orders. */
const STOCK: readonly InvariantRule[] = [
  {
    name: 'reserved_stock_is_live_reservations',
    description: 'The reserved stock of a product is what live reservations hold of it.',
    violations: () => sql`
      select ${SKU('s')} as id from stock s left join (
        select l.tenant_id, l.mode, l.sku, sum(l.quantity - l.shipped) as held
        from reservation r join reservation_line l using (tenant_id, mode, checkout_id)
        where r.state in ('HELD', 'COMMITTED')
        group by l.tenant_id, l.mode, l.sku
      ) h using (tenant_id, mode, sku)
      where s.reserved <> coalesce(h.held, 0)`,
  },
  {
    name: 'reserved_product_has_stock',
    description: 'Every reserved product has a stock row.',
    violations: () => sql`
      select concat_ws(' ', l.checkout_id, l.sku) as id
      from reservation_line l left join stock s using (tenant_id, mode, sku) where s.sku is null`,
  },
  {
    name: 'availability_recorded',
    description: 'Every change of availability is in the change feed.',
    violations: () => sql`select ${SKU('stock')} as id from stock where band <> last_band`,
  },
  {
    name: 'availability_announced',
    description: 'Every change of availability has been published or is scheduled to be.',
    violations: () => sql`select ${SKU('stock')} as id from stock where band <> published_band and publish_at is null`,
  },
  {
    name: 'expired_holds_released',
    description: 'Expired holds are released within two minutes.',
    violations: () =>
      sql`select checkout_id::text as id from reservation where state = 'HELD' and expires_at < now() - interval '2 minutes'`,
  },
];

/** Invariants of products and their counts. */
const PRODUCTS: readonly InvariantRule[] = [
  {
    name: 'product_is_complete',
    description: 'Every product has its stock and its content.',
    violations: () => sql`
      select ${SKU('p')} as id from product p
      left join stock s using (tenant_id, mode, sku) left join product_content d using (tenant_id, mode, sku)
      where s.sku is null or d.sku is null`,
  },
  {
    name: 'product_words_listed',
    description: 'Every word of a product is in the dictionary of whole words, so that searches find it.',
    violations: () => sql`
      select distinct ${SKU('w')} as id from (
        select tenant_id, mode, sku, substr(lexeme, 10) as word from product, unnest(tsvector_to_array(search)) as lexeme
        where substr(lexeme, 10, 1) !~ '[0-9=]'
      ) w left join search_lexeme l on l.tenant_id = w.tenant_id and l.mode = w.mode and l.word = w.word
      where l.word is null`,
  },
  {
    name: 'category_counts_are_true',
    description: 'The product count of a category is the number of visible products in and below it.',
    violations: () => sql`
      select c.id::text as id from category c left join (
        select tenant_id, mode, category_id, count(*) as visible
        from product, unnest(category_tree_ids) as category_id where not hidden
        group by tenant_id, mode, category_id
      ) v on v.tenant_id = c.tenant_id and v.mode = c.mode and v.category_id = c.id
      where c.product_count <> coalesce(v.visible, 0)`,
  },
  {
    name: 'tag_counts_are_true',
    description: 'The product count of a tag is the number of visible products with it.',
    violations: () => sql`
      select concat_ws(' ', ${STORE('t')}, t.group_slug || '/' || t.slug) as id from tag t left join (
        select tenant_id, mode, tag_key, count(*) as visible
        from product, unnest(tag_keys) as tag_key where not hidden
        group by tenant_id, mode, tag_key
      ) v on v.tenant_id = t.tenant_id and v.mode = t.mode and v.tag_key = t.group_slug || '/' || t.slug
      where t.product_count <> coalesce(v.visible, 0)`,
  },
  {
    name: 'catalog_counts_are_true',
    description: 'The product count of a catalog is the number of its visible products.',
    violations: () => sql`
      select ${STORE('c')} as id from catalog_version c left join (
        select tenant_id, mode, count(*) as visible from product where not hidden group by tenant_id, mode
      ) v using (tenant_id, mode)
      where c.visible_count <> coalesce(v.visible, 0)`,
  },
  {
    name: 'changes_not_newer_than_catalog',
    description: 'No change is newer than the version of its catalog.',
    violations: () => sql`
      select ${STORE('c')} as id from catalog_version c where exists (
        select from catalog_change h where h.tenant_id = c.tenant_id and h.mode = c.mode and h.version > c.version)`,
  },
];

/** The invariants of this service's data. */
export const invariants: readonly InvariantRule[] = [...STOCK, ...PRODUCTS];
