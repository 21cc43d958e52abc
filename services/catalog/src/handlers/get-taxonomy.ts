import type { GetTaxonomyRequest__Output } from '@storefront/proto/storefront/catalog/v1/GetTaxonomyRequest';
import type { GetTaxonomyResponse } from '@storefront/proto/storefront/catalog/v1/GetTaxonomyResponse';
import type { Handler } from '@storefront/rpc';
import type { CatalogDeps } from '../deps.ts';
import { listCategories, listTags } from '../store/taxonomy/taxonomy.ts';
import { toProtoCategoryEntry, toProtoTagGroups } from '../wire/to-proto-taxonomy.ts';

/** Returns all categories and tags, for operators. */
export const getTaxonomy =
  ({ db }: CatalogDeps): Handler<GetTaxonomyRequest__Output, GetTaxonomyResponse> =>
  async (_request, caller) => {
    const [categories, tags] = await Promise.all([listCategories(db, caller), listTags(db, caller)]);
    return { categories: categories.rows.map(toProtoCategoryEntry), groups: toProtoTagGroups(tags.rows) };
  };
