import type { Category, TagGroup } from './api-types.ts';
import { listCategories, listTags, type Store } from './store.ts';

/** The store's categories and tags. */
export interface Navigation {
  readonly categories: readonly Category[];
  readonly tagGroups: readonly TagGroup[];
}

/** Returns a function that loads the navigation once. After an error it returns what there is, and the next call asks for the rest. */
export function loadNavigation(store: Store): () => Promise<Navigation> {
  let held: Partial<Navigation> = {};
  return async () => {
    const [categories, tagGroups] = await Promise.all([
      held.categories ?? listCategories(store).then(({ data }) => data, nothing),
      held.tagGroups ?? listTags(store).then(({ data }) => data, nothing),
    ]);
    held = { ...(categories && { categories }), ...(tagGroups && { tagGroups }) };
    return { categories: categories ?? [], tagGroups: tagGroups ?? [] };
  };
}

const nothing = (): undefined => undefined;
