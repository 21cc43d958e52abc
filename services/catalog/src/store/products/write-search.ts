import type { Scope } from '@storefront/db';
import { sql } from 'kysely';
import { withAncestors } from '../../domain/category-path.ts';
import type { Trx } from '../schema.ts';
import { findCategories } from '../taxonomy/ensure-taxonomy.ts';
import { insertWords } from './search-words.ts';
import { listStoredProducts } from './stored-products.ts';
import { searchOf } from './write-products.ts';

/** Updates the search vectors of products, lists their words, and returns how many products have changed; `updated_at` does not change. */
export async function writeSearch(trx: Trx, scope: Scope, skus: readonly string[]): Promise<number> {
  const products = [...(await listStoredProducts(trx, scope, skus)).values()].map(({ product }) => product);
  const categories = await findCategories(trx, scope, withAncestors(products.flatMap((product) => product.categories)));
  const words = new Set<string>();
  const searches = products.map((product) => searchOf(scope, product, categories, words));
  const given = sql`${products.map(({ sku }) => sku)}::text[]`;
  // Without the list of SKUs, a plan can read all products of the store and join them.
  const { numAffectedRows = 0n } = await sql`
    update product p set search = given.search::tsvector
    from unnest(${given}, ${searches}::text[]) as given (sku, search)
    where p.tenant_id = ${scope.tenantId} and p.mode = ${scope.mode} and p.sku = any (${given}) and p.sku = given.sku
      and p.search is distinct from given.search::tsvector
  `.execute(trx);
  await insertWords(trx, scope, words);
  return Number(numAffectedRows);
}
