import { renderCatalogChange, renderCategoryTree, renderTagGroup } from '@storefront/public-json';
import { bare, enveloped } from '../../http/replies/reply.ts';
import type { ResourceDeps } from '../deps.ts';
import { forward } from '../forward.ts';

/** Returns the operations on the taxonomy and the changes of the catalog. */
export const catalogHandlers = ({ clients: { catalog } }: ResourceDeps) => ({
  listCategories: forward(catalog.listCategories, ({ categories, catalogVersion }) =>
    enveloped(renderCategoryTree(categories), { catalogVersion }),
  ),
  listTags: forward(catalog.listTags, ({ groups, catalogVersion }) => enveloped(groups.map(renderTagGroup), { catalogVersion })),
  /** Lists catalog changes since a cursor, including tombstones, without gaps. */
  listCatalogChanges: forward(catalog.listChanges, ({ changes, nextCursor, hasMore }) =>
    bare({ data: changes.map(renderCatalogChange), next_cursor: nextCursor, has_more: hasMore, errors: [] }),
  ),
});
