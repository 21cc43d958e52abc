import { html, render } from 'lit-html';
import { type FormValues, onSubmit } from '../form.ts';
import { addressOf, type Route, signInAddress } from '../route.ts';
import type { Store } from '../store.ts';
import { type Content, elementOf } from '../template.ts';

type Go = (address: string) => void;

/** The page header: the store's name, the search, and the account and cart links. `update` brings it up to date with the shopper and the address. */
export function header(store: Store, go: Go) {
  const search = ({ q = '' }: FormValues): void => go(addressOf('products', '', new URLSearchParams({ q })));
  const input = elementOf(
    HTMLInputElement,
    html`<input id="q" name="q" class="form-control rounded-start-pill px-3" type="search" maxlength="256" placeholder="Search products">`,
  );
  const corner = elementOf(
    HTMLElement,
    html`<nav class="d-flex flex-wrap align-items-center column-gap-3 ms-md-auto" aria-label="You"></nav>`,
  );
  return {
    content: html`
      <a class="store-name d-flex align-items-center gap-2 fs-5 fw-bold text-decoration-none" href=${addressOf('products')}>
        <img src="/mark.svg" alt="" width="40" height="40"> ${store.config.store_name}
      </a>
      <form class="search input-group mx-md-auto" role="search" @submit=${onSubmit(search)}>
        <label class="visually-hidden" for="q">Search products</label>
        ${input} <button class="btn btn-warning rounded-end-pill">Search</button>
      </form>
      ${corner}`,
    update(route: Route): void {
      // Text that the shopper is typing stays.
      if (document.activeElement !== input) input.value = route.query.get('q') ?? '';
      const signIn = link(signInAddress(window.location.hash), 'Sign in');
      render(html`${store.isSignedIn ? account(store, go) : signIn} ${cartLink(store)}`, corner);
    },
  };
}

const link = (address: string, content: Content): Content => html`<a class="text-decoration-none" href=${address}>${content}</a>`;

function account(store: Store, go: Go): Content {
  // The name is missing while the customer cannot be loaded; the links still work.
  const who = store.customer?.company_name ?? store.customer?.name;
  const signOut = async (): Promise<void> => {
    await store.signOut();
    go(addressOf('products'));
  };
  return html`
    ${who === undefined ? null : html`<span class="d-none d-sm-inline opacity-75">${who}</span>`} ${link(addressOf('account'), 'Account')}
    <button type="button" class="btn btn-link text-white text-decoration-none p-0" @click=${signOut}>Sign out</button>`;
}

function cartLink({ cart }: Store): Content {
  const count = cart?.lines.length ?? 0;
  const bubble = html`
    <span class="badge rounded-pill text-bg-warning">${count}<span class="visually-hidden">${count === 1 ? ' line' : ' lines'}</span></span>`;
  return link(addressOf('cart'), html`Cart ${count > 0 ? bubble : null}`);
}
