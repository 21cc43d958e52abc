import type { Navigation } from '../navigation.ts';
import type { Place } from '../route.ts';
import type { Store } from '../store.ts';
import type { Content } from '../template.ts';

/** What every view receives: the store's navigation data, the shopper, and the current location. */
export interface ViewContext extends Navigation {
  readonly store: Store;
  readonly place: Place;
  readonly go: (address: string) => void;
}

/** A view's title and content. */
export interface ViewContent {
  readonly title: string;
  readonly content: Content;
}

/** Renders a view's title and content. */
export type View = (context: ViewContext) => Promise<ViewContent>;
