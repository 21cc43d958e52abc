import { unwrap } from '@storefront/client';
import { render } from 'lit-html';
import { readRoute } from './route.ts';
import { openStore, type PageConfig, type Store } from './store.ts';
import { nodesOf } from './template.ts';
import { accountView, starterView } from './views/account.ts';
import { cartView } from './views/cart.ts';
import { developerView } from './views/developer.ts';
import { header } from './views/header.ts';
import { invoiceView } from './views/invoice.ts';
import { orderView } from './views/order.ts';
import { showReturnedOrder } from './views/payment-notice.ts';
import { productView } from './views/product.ts';
import { productsView } from './views/products.ts';
import { signInView } from './views/sign-in.ts';
import { apology, type Navigation, notFound, type View } from './views/view.ts';

const views: Readonly<Record<string, View>> = {
  products: productsView,
  product: productView,
  'sign-in': signInView,
  cart: cartView,
  account: accountView,
  order: orderView,
  invoice: invoiceView,
  starter: starterView,
  developer: developerView,
};

/** The views that show data of a shopper. */
const OF_SHOPPER = new Set(['cart', 'account', 'order', 'invoice']);

const part = (id: string): HTMLElement => document.getElementById(id) ?? document.body;

/** Starts the page: renders the header, and a view for every address. */
async function start(): Promise<void> {
  showReturnedOrder();
  const config = (await (await fetch('/config.json')).json()) as PageConfig;
  const route = () => readRoute(window.location.hash);
  const store = openStore(config, () => head.update(route()));
  let latest = 0;

  const go = (address: string): void => {
    if (address === window.location.hash) void show();
    else window.location.hash = address;
  };
  const head = header(store, go);
  const navigation = loadNavigation(store);

  const load = async (): ReturnType<View> => {
    const current = route();
    const view = views[current.view];
    if (!view) return notFound();
    // Data that fails to load is loaded again with the next view. Only a shopper's own views cannot do without it.
    const [lists, sessionError] = await Promise.all([navigation(), store.resume().catch((error: unknown) => error)]);
    if (sessionError !== undefined && OF_SHOPPER.has(current.view)) throw sessionError;
    return view({ store, ...lists, route: current, go });
  };
  const show = async (): Promise<void> => {
    latest += 1;
    const current = latest;
    part('main').setAttribute('aria-busy', 'true');
    const { title, content } = await load().catch((error: unknown) => apology(error, () => void show()));
    // A slow response for an earlier address must not replace a later one.
    if (current !== latest) return;
    document.title = `${title} · ${config.store_name}`;
    part('main').replaceChildren(nodesOf(content));
    part('main').removeAttribute('aria-busy');
    head.update(route());
  };

  window.addEventListener('hashchange', () => {
    void show().then(() => {
      window.scrollTo(0, 0);
      part('main').focus({ preventScroll: true });
    });
  });
  // The URL fragment is this page's address, so the skip link cannot be an ordinary one.
  part('skip').addEventListener('click', (event) => {
    event.preventDefault();
    part('main').focus();
  });
  render(head.content, part('header'));
  await show();
}

/** Returns a function that loads the navigation once. After an error it returns what there is, and the next call requests the rest. */
function loadNavigation({ catalog }: Store): () => Promise<Navigation> {
  let { categories, tagGroups }: Navigation = { categories: [], tagGroups: [] };
  return async () => {
    await Promise.allSettled([
      categories.length > 0 || unwrap(catalog.GET('/v1/categories')).then(({ data }) => void (categories = data)),
      tagGroups.length > 0 || unwrap(catalog.GET('/v1/tags')).then(({ data }) => void (tagGroups = data)),
    ]);
    return { categories, tagGroups };
  };
}

start().catch((error: unknown) => part('main').replaceChildren(nodesOf(apology(error, () => window.location.reload()).content)));
