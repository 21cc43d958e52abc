import type { Navigation } from '../navigation.ts';
import type { Place } from '../route.ts';
import type { Store } from '../store.ts';
import type { ViewContent } from './view-content.ts';

/** What every view receives: the store's navigation data, the shopper, and the current location. */
export interface ViewContext extends Navigation {
  readonly store: Store;
  readonly place: Place;
  readonly go: (address: string) => void;
}

/** Renders a view's title and content. */
export type View = (context: ViewContext) => Promise<ViewContent>;
