import { element } from '../element.ts';
import { addressOf, type Place } from '../route.ts';
import type { Store } from '../store.ts';
import { searchBox } from './search-box.ts';

type Go = (address: string) => void;

/** The page header: its elements, which stay, and what brings them up to date. */
export interface Header {
  readonly nodes: readonly Node[];
  readonly update: (place: Place) => void;
}

/** The page header: the store's name, the search box, and the account and cart links. */
export function header(store: Store, go: Go): Header {
  const name = element(
    'a',
    { class: 'store-name', href: addressOf('products') },
    element('img', { src: '/mark.svg', alt: '', width: 40, height: 40 }),
    element('span', {}, store.config.store_name),
  );
  const search = searchBox(store, go);
  const corner = element('nav', { class: 'corner', 'aria-label': 'You' });
  let shown = '';
  const update = (place: Place): void => {
    search.setText(place.query.get('q') ?? '');
    const { isSignedIn, customer, cart } = store;
    // Replacing the links would take the focus from them.
    const now = JSON.stringify([isSignedIn, customer?.id, cart?.lines.length]);
    if (now === shown) return;
    shown = now;
    corner.replaceChildren(
      ...(isSignedIn ? signedIn(store, go) : [element('a', { href: addressOf('sign-in') }, 'Sign in')]),
      cartLink(store),
    );
  };
  return { nodes: [name, search.form, corner], update };
}

function signedIn({ customer, signOut }: Store, go: Go): Node[] {
  const leave = () => void signOut().then(() => go(addressOf('products')));
  // The name is missing while the customer cannot be loaded; the links still work.
  const who = customer?.company_name ?? customer?.name;
  return [
    ...(who === undefined ? [] : [element('span', { class: 'who' }, who)]),
    element('a', { href: addressOf('orders') }, 'Orders'),
    element('a', { href: addressOf('invoices') }, 'Invoices'),
    element('button', { type: 'button', class: 'quiet', onclick: leave }, 'Sign out'),
  ];
}

function cartLink({ cart }: Store): HTMLElement {
  const count = cart?.lines.length ?? 0;
  return element(
    'a',
    { class: 'cart-link', href: addressOf('cart') },
    'Cart',
    count > 0 ? element('span', { class: 'bubble' }, count, element('span', { class: 'unseen' }, count === 1 ? ' line' : ' lines')) : null,
  );
}
