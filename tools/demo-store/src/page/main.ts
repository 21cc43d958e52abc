import { render } from 'lit-html';
import { loadNavigation } from './navigation.ts';
import { nodesOf } from './nodes.ts';
import { readPlace } from './route.ts';
import { openStore, type PageConfig } from './store.ts';
import { apology, notFound } from './views/apology.ts';
import { cartView } from './views/cart.ts';
import { developerView } from './views/developer.ts';
import { header } from './views/header.ts';
import { orderView } from './views/order.ts';
import { showReturnedOrder } from './views/payment-notice.ts';
import { productView } from './views/product.ts';
import { productsView } from './views/products.ts';
import { signUpView } from './views/sign-up.ts';
import type { View, ViewContext } from './views/view.ts';

const views: Readonly<Record<string, View>> = {
  products: productsView,
  product: productView,
  'sign-up': signUpView,
  cart: cartView,
  order: orderView,
  developer: developerView,
};

/** The views that show what belongs to a shopper. */
const OF_SHOPPER = new Set(['cart', 'order']);

const part = (id: string): HTMLElement => document.getElementById(id) ?? document.body;

/** Starts the page: renders the header, and a view for every address. */
async function start(): Promise<void> {
  showReturnedOrder();
  const config = (await (await fetch('/config.json')).json()) as PageConfig;
  const place = () => readPlace(window.location.hash);
  const store = openStore(config, () => head.update(place()));
  let latest = 0;

  const go = (address: string): void => {
    if (address === window.location.hash) void show();
    else window.location.hash = address;
  };
  const head = header(store, go);
  const navigation = loadNavigation(store);

  const load = async (): ReturnType<View> => {
    const current = place();
    const view = views[current.view];
    if (!view) return notFound();
    // What fails here is loaded again with the next view. Only a shopper's own views cannot do without it.
    const [lists, shopperFault] = await Promise.all([navigation(), store.resume().then(() => null, asFault)]);
    if (shopperFault && OF_SHOPPER.has(current.view)) throw shopperFault;
    const context: ViewContext = { store, ...lists, place: current, go };
    return view(context);
  };
  const show = async (): Promise<void> => {
    latest += 1;
    const current = latest;
    part('main').setAttribute('aria-busy', 'true');
    const { title, content } = await load().catch((fault: unknown) => apology(fault, () => void show()));
    // A slow response for an earlier address must not replace a later one.
    if (current !== latest) return;
    document.title = `${title} · ${config.store_name}`;
    part('main').replaceChildren(nodesOf(content));
    part('main').removeAttribute('aria-busy');
    head.update(place());
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
  render(head.content, part('header'));
  await show();
}

const asFault = (fault: unknown): unknown => fault ?? new Error('Unknown');

start().catch((fault: unknown) => part('main').replaceChildren(nodesOf(apology(fault, () => window.location.reload()).content)));
