import type { Category, TagGroup } from '../api-types.ts';
import type { Place } from '../location.ts';
import type { Store } from '../store.ts';

/** What every view gets: the shop's fixed data, the shopper, and where the page is. */
export interface ViewContext {
  readonly store: Store;
  readonly categories: readonly Category[];
  readonly tagGroups: readonly TagGroup[];
  readonly place: Place;
  readonly go: (address: string) => void;
}

/** Makes a view's title and content. */
export type View = (context: ViewContext) => Promise<{ readonly title: string; readonly content: readonly Node[] }>;
