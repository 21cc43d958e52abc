import { type Schemas, unwrap } from '@storefront/client';
import type { Store } from './store.ts';

/** The store's categories and tags. */
export interface Navigation {
  readonly categories: readonly Schemas['Category'][];
  readonly tagGroups: readonly Schemas['TagGroup'][];
}

/** Returns a function that loads the navigation once. After an error it returns what there is, and the next call asks for the rest. */
export function loadNavigation(store: Store): () => Promise<Navigation> {
  let held: Partial<Navigation> = {};
  return async () => {
    const [categories, tagGroups] = await Promise.all([
      held.categories ?? unwrap(store.catalog.GET('/v1/categories')).then(({ data }) => data, nothing),
      held.tagGroups ?? unwrap(store.catalog.GET('/v1/tags')).then(({ data }) => data, nothing),
    ]);
    held = { ...(categories && { categories }), ...(tagGroups && { tagGroups }) };
    return { categories: categories ?? [], tagGroups: tagGroups ?? [] };
  };
}

const nothing = (): undefined => undefined;
