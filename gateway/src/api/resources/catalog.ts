import { renderCatalogChange, renderCategoryTree, renderTagGroups } from '@storefront/public-json';
import type { z } from 'zod';
import { bare, enveloped, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import type { CatalogChangesQuery } from '../schemas/catalog.ts';

type Clients = Pick<ResourceDeps, 'clients'>;

export const listCategories =
  ({ clients }: Clients) =>
  async (_input: unknown, { caller }: Call): Promise<Reply> => {
    const { categories, catalogVersion } = await clients.catalog.listCategories({}, caller);
    return enveloped(renderCategoryTree(categories), { catalogVersion });
  };

export const listTags =
  ({ clients }: Clients) =>
  async (_input: unknown, { caller }: Call): Promise<Reply> => {
    const { groups, catalogVersion } = await clients.catalog.listTags({}, caller);
    return enveloped(renderTagGroups(groups), { catalogVersion });
  };

/** Lists catalog changes since a cursor, including tombstones, without gaps. */
export const listCatalogChanges =
  ({ clients }: Clients) =>
  async ({ query }: { query: z.output<typeof CatalogChangesQuery> }, { caller }: Call): Promise<Reply> => {
    const { changes, nextCursor, hasMore } = await clients.catalog.listChanges(query, caller);
    return bare({ data: changes.map(renderCatalogChange), next_cursor: nextCursor, has_more: hasMore, errors: [] });
  };
