import { ApiError } from './api-error.ts';
import { element, notice } from './element.ts';
import { readPlace } from './route.ts';
import { listCategories, listTags, openStore, type PageConfig } from './store.ts';
import { cartView } from './views/cart.ts';
import { header } from './views/header.ts';
import { orderView } from './views/order.ts';
import { ordersView } from './views/orders.ts';
import { productView } from './views/product.ts';
import { productsView } from './views/products.ts';
import { signInView } from './views/sign-in.ts';
import type { View, ViewContext } from './views/view.ts';

const views: Readonly<Record<string, View>> = {
  products: productsView,
  product: productView,
  'sign-in': signInView,
  cart: cartView,
  orders: ordersView,
  order: orderView,
};

const part = (id: string): HTMLElement => document.getElementById(id) ?? document.body;

/** Starts the page: loads the session and the store's navigation, then renders a view for every address. */
async function start(): Promise<void> {
  const config = (await (await fetch('/config.json')).json()) as PageConfig;
  const place = () => readPlace(window.location.hash);
  const store = openStore(config, () => showHeader());
  let latest = 0;

  const go = (address: string): void => {
    if (address === window.location.hash) void show();
    else window.location.hash = address;
  };
  const showHeader = () => part('header').replaceChildren(...header(store, place(), go));

  await store.resume().catch(() => undefined);
  const [categories, tags] = await Promise.all([listCategories(store), listTags(store)]);

  const show = async (): Promise<void> => {
    latest += 1;
    const current = latest;
    part('main').setAttribute('aria-busy', 'true');
    const context: ViewContext = { store, categories: categories.data, tagGroups: tags.data, place: place(), go };
    const shown = await views[context.place.view]?.(context).catch(apology);
    // A slow response for an earlier address must not replace a later one.
    if (current !== latest) return;
    const { title, content } = shown ?? apology(new ApiError(404, 'not_found', null, 'Page not found.'));
    document.title = `${title} · ${config.store_name}`;
    part('main').replaceChildren(...content);
    part('main').removeAttribute('aria-busy');
    showHeader();
  };

  window.addEventListener('hashchange', () => {
    void show().then(() => {
      window.scrollTo(0, 0);
      part('main').focus({ preventScroll: true });
    });
  });
  // The URL fragment holds this page's address, so the skip link cannot be an ordinary one.
  part('skip').addEventListener('click', (event) => {
    event.preventDefault();
    part('main').focus();
  });
  showHeader();
  await show();
}

function apology(fault: unknown): { title: string; content: Node[] } {
  const missing = fault instanceof ApiError && fault.status === 404;
  const title = missing ? 'Not found' : 'Something went wrong';
  const words = missing
    ? 'We could not find that. It may no longer be available.'
    : fault instanceof ApiError
      ? fault.message
      : 'The store is currently unavailable. Please try again shortly.';
  return {
    title,
    content: [
      element('h1', {}, title),
      notice('bad', words),
      element('p', {}, element('a', { href: '#/products' }, 'Back to all products')),
    ],
  };
}

start().catch((fault: unknown) => part('main').replaceChildren(...apology(fault).content));
