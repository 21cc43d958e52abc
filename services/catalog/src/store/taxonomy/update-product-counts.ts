import type { Scope } from '@storefront/db';
import { sql } from 'kysely';
import type { CountDeltas } from '../../domain/count-deltas.ts';
import type { Trx } from '../schema.ts';

/** Updates the visible product counts of categories (by id) and tags (by group/slug). The caller has the catalog lock. */
export async function updateProductCounts(
  trx: Trx,
  { tenantId, mode }: Scope,
  { categories, tags }: { categories: CountDeltas; tags: CountDeltas },
): Promise<void> {
  const [ids, idDeltas] = unzip(categories);
  if (ids.length > 0) {
    await sql`
      update category c set product_count = c.product_count + given.delta
      from unnest(${ids}::uuid[], ${idDeltas}::integer[]) as given (id, delta)
      where c.tenant_id = ${tenantId} and c.mode = ${mode} and c.id = any (${ids}::uuid[]) and c.id = given.id
    `.execute(trx);
  }
  const [keys, keyDeltas] = unzip(tags);
  if (keys.length > 0) {
    await sql`
      update tag t set product_count = t.product_count + given.delta
      from unnest(${keys}::text[], ${keyDeltas}::integer[]) as given (key, delta)
      where t.tenant_id = ${tenantId} and t.mode = ${mode}
        and t.slug = any (${keys.map((key) => key.split('/')[1])}::text[])
        and t.group_slug = split_part(given.key, '/', 1) and t.slug = split_part(given.key, '/', 2)
    `.execute(trx);
  }
}

const unzip = (deltas: CountDeltas): readonly [string[], number[]] => {
  const entries = deltas.entries();
  return [entries.map(([key]) => key), entries.map(([, delta]) => delta)];
};
