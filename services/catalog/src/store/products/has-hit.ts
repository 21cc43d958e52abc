import { PREPARED } from '@storefront/db';
import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import { matching, type Search } from './product-filter.ts';
import type { Reader } from './product-rows.ts';

/** Reports whether the search matches any visible product, whatever else the reader filters by. */
export async function hasHit(db: Db, reader: Reader, search: Search): Promise<boolean> {
  const condition = matching(reader, { categoryIds: null, tags: [], search, sku: null });
  const { rows } = await sql`${PREPARED} select from product p where ${condition} limit 1`.execute(db);
  return rows.length > 0;
}
