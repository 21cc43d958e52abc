import { element, formValues } from '../element.ts';
import { addressOf, type Place } from '../route.ts';
import type { Store } from '../store.ts';

/** The page header: the store's name, the search box, and the account and cart links. */
export function header(store: Store, place: Place, go: (address: string) => void): readonly Node[] {
  const search = element(
    'form',
    {
      role: 'search',
      class: 'search',
      onsubmit: (event) => {
        event.preventDefault();
        go(addressOf('products', '', new URLSearchParams({ q: formValues(search)['q'] ?? '' })));
      },
    },
    element('label', { class: 'unseen', for: 'q' }, 'Search products'),
    element('input', {
      id: 'q',
      name: 'q',
      type: 'search',
      maxlength: 256,
      placeholder: 'Search products',
      value: place.query.get('q') ?? '',
    }),
    element('button', {}, 'Search'),
  );
  const name = element(
    'a',
    { class: 'store-name', href: addressOf('products') },
    element('img', { src: '/mark.svg', alt: '', width: 40, height: 40 }),
    element('span', {}, store.config.store_name),
  );
  return [
    name,
    search,
    element(
      'nav',
      { class: 'corner', 'aria-label': 'You' },
      store.customer ? signedIn(store, go) : element('a', { href: addressOf('sign-in') }, 'Sign in'),
      cartLink(store),
    ),
  ];
}

function signedIn(store: Store, go: (address: string) => void): Node[] {
  const leave = () => void store.signOut().then(() => go(addressOf('products')));
  const { name = '', company_name: company = null } = store.customer ?? {};
  return [
    element('span', { class: 'who' }, company ?? name),
    element('a', { href: addressOf('orders') }, 'Orders'),
    element('button', { type: 'button', class: 'quiet', onclick: leave }, 'Sign out'),
  ];
}

function cartLink({ cart }: Store): HTMLElement {
  const count = cart?.lines.length ?? 0;
  return element(
    'a',
    { class: 'cart-link', href: addressOf('cart') },
    'Cart',
    count > 0 ? element('span', { class: 'bubble', 'aria-label': `${count} lines` }, count) : null,
  );
}
