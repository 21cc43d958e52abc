import type { Category, TagGroup } from '../api-types.ts';
import type { Place } from '../route.ts';
import type { Store } from '../store.ts';

/** What every view receives: the store's navigation data, the shopper, and the current location. */
export interface ViewContext {
  readonly store: Store;
  readonly categories: readonly Category[];
  readonly tagGroups: readonly TagGroup[];
  readonly place: Place;
  readonly go: (address: string) => void;
}

/** Renders a view's title and content. */
export type View = (context: ViewContext) => Promise<{ readonly title: string; readonly content: readonly Node[] }>;
