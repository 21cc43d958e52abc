import type { GetTaxonomyRequest__Output } from '@storefront/proto/storefront/catalog/v1/GetTaxonomyRequest';
import type { GetTaxonomyResponse } from '@storefront/proto/storefront/catalog/v1/GetTaxonomyResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { listCategories, listTags } from '../store/taxonomy.ts';
import { toCategoryEntry, toTagGroupMessages } from '../wire/taxonomy.ts';

/** All categories and tags, as their owners name them. */
export const getTaxonomy =
  ({ db }: CatalogDeps): Handler<GetTaxonomyRequest__Output, GetTaxonomyResponse> =>
  async (_request, caller) => {
    const [categories, tags] = await Promise.all([listCategories(db, caller), listTags(db, caller)]);
    return { categories: categories.rows.map(toCategoryEntry), groups: toTagGroupMessages(tags.rows) };
  };
