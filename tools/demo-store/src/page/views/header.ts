import { html, render } from 'lit-html';
import { elementOf } from '../nodes.ts';
import { addressOf, type Place } from '../route.ts';
import type { Store } from '../store.ts';
import type { Content } from '../template.ts';
import { searchBox } from './search-box.ts';

type Go = (address: string) => void;

/** The page header, and what brings it up to date. */
export interface Header {
  readonly content: Content;
  readonly update: (place: Place) => void;
}

/** The page header: the store's name, the search box, and the account and cart links. */
export function header(store: Store, go: Go): Header {
  const search = searchBox(store, go);
  const corner = elementOf(
    HTMLElement,
    html`<nav class="d-flex flex-wrap align-items-center column-gap-3 ms-md-auto" aria-label="You"></nav>`,
  );
  return {
    content: html`
      <a class="store-name d-flex align-items-center gap-2 fs-5 fw-bold text-decoration-none" href=${addressOf('products')}>
        <img src="/mark.svg" alt="" width="40" height="40"> ${store.config.store_name}
      </a>
      ${search.form} ${corner}`,
    update(place) {
      search.setText(place.query.get('q') ?? '');
      render(html`${store.isSignedIn ? account(store) : link('/sign-in', 'Sign in')} ${cartLink(store)}`, corner);
    },
  };
}

const link = (address: string, content: Content): Content => html`<a class="text-decoration-none" href=${address}>${content}</a>`;

function account({ customer }: Store): Content {
  // The name is missing while the customer cannot be loaded; the links still work.
  const who = customer?.company_name ?? customer?.name;
  return html`
    ${who === undefined ? null : html`<span class="opacity-75">${who}</span>`} ${link('/orders', 'Orders')} ${link('/invoices', 'Invoices')}
    ${link('/order-pad', 'Order pad')} ${link('/account', 'Account')}
    <form method="post" action="/sign-out"><button class="btn btn-link text-decoration-none p-0">Sign out</button></form>`;
}

function cartLink({ cart }: Store): Content {
  const count = cart?.lines.length ?? 0;
  const bubble = html`
    <span class="badge rounded-pill text-bg-warning">${count}<span class="visually-hidden">${count === 1 ? ' line' : ' lines'}</span></span>`;
  return link(addressOf('cart'), html`Cart ${count > 0 ? bubble : null}`);
}
