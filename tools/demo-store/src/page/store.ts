// The page's two clients: `catalog` calls the API directly with the publishable key; `account` calls this
// page's own server, which adds the secret key and the shopper's token.

import { ApiError, readResponse } from './api-error.ts';
import type { Answer, Cart, Category, Customer, ListAnswer, Login, Product, ProductListItem, Signup, TagGroup } from './api-types.ts';

/** The configuration that this page's server provides. */
export interface PageConfig {
  readonly store_name: string;
  readonly api_base_url: string;
  readonly publishable_key: string;
  readonly demo_shoppers: readonly { readonly email: string; readonly password: string; readonly name: string; readonly note: string }[];
}

/** The signed-in shopper and their cart, if any, shared by the whole page. */
export interface Store {
  readonly config: PageConfig;
  /** Whether there is a session, even if the customer could not be loaded yet. */
  isSignedIn: boolean;
  customer: Customer | null;
  cart: Cart | null;
  readonly catalog: <Data>(path: string) => Promise<Data>;
  readonly account: <Data>(method: string, path: string, body?: unknown, idempotencyKey?: string) => Promise<Data>;
  readonly signIn: (email: string, password: string) => Promise<void>;
  /** Creates an account. False if the store approves new accounts by hand, so that the shopper is not signed in yet. */
  readonly signUp: (account: Readonly<Record<string, string>>) => Promise<boolean>;
  readonly signOut: () => Promise<void>;
  /** Loads the shopper of an earlier visit. Call it again after an error; once it has succeeded it does nothing. */
  readonly resume: () => Promise<void>;
  readonly openCart: () => Promise<Cart>;
  readonly holdCart: (cart: Cart | null) => void;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Creates the store. `changed` is called when the shopper or the cart changes. */
export function openStore(config: PageConfig, changed: () => void): Store {
  let token: string | null = null;
  let resumed = false;

  const catalog = async <Data>(path: string): Promise<Data> => {
    const headers: Record<string, string> = { Authorization: `Bearer ${config.publishable_key}` };
    if (token) headers['X-Storefront-Shopper-Token'] = token;
    const answer = await fetch(config.api_base_url + path, { headers });
    if (answer.status === 401 && token) {
      // The shopper token has expired; this page's server has a new one, or the session is over.
      const lent = await lend();
      if (lent !== token) {
        hold(lent);
        return catalog(path);
      }
    }
    return readResponse<Data>(answer);
  };

  const account: Store['account'] = async <Data>(method: string, path: string, body?: unknown, idempotencyKey?: string) => {
    const headers = { ...(body === undefined ? {} : JSON_TYPE), ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}) };
    return readResponse<Data>(await fetch(`/bff${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) }));
  };

  const lend = async (): Promise<string | null> =>
    (await account<{ data: { shopper_token: string | null } }>('GET', '/session')).data.shopper_token;

  const cartKey = () => `cart:${config.publishable_key.slice(0, 12)}:${store.customer?.id ?? ''}`;

  const hold = (lent: string | null) => {
    token = lent;
    store.isSignedIn = lent !== null;
  };

  const open = async ({ shopper_token, refresh_token, expires_at }: Login) => {
    await account('POST', '/session', { shopper_token, refresh_token, expires_at });
    hold(shopper_token);
    await meet();
    resumed = true;
  };

  const authenticate = async <Data>(operation: 'login' | 'signup', body: unknown): Promise<Data> => {
    const headers = { ...JSON_TYPE, Authorization: `Bearer ${config.publishable_key}` };
    const answer = await fetch(`${config.api_base_url}/v1/auth/${operation}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await readResponse<Answer<Data>>(answer)).data;
  };

  const meet = async () => {
    store.customer = (await account<Answer<Customer>>('GET', '/v1/me')).data;
    const id = localStorage.getItem(cartKey());
    const held = id ? await account<Answer<Cart>>('GET', `/v1/carts/${id}`).catch(onlyFaults) : null;
    store.cart = held && held.data.status === 'OPEN' ? held.data : null;
    changed();
  };

  const store: Store = {
    config,
    isSignedIn: false,
    customer: null,
    cart: null,
    catalog,
    account,
    signIn: async (email, password) => open(await authenticate<Login>('login', { email, password })),
    async signUp(fields) {
      const { shopper_token, refresh_token, expires_at } = await authenticate<Signup>('signup', fields);
      if (shopper_token === null || refresh_token === null || expires_at === null) return false;
      await open({ shopper_token, refresh_token, expires_at });
      return true;
    },
    async signOut() {
      await account('DELETE', '/session');
      hold(null);
      store.customer = null;
      store.cart = null;
      changed();
    },
    async resume() {
      if (resumed) return;
      hold(await lend());
      if (token) await meet();
      resumed = true;
    },
    async openCart() {
      if (!store.cart) store.holdCart((await account<Answer<Cart>>('POST', '/v1/carts')).data);
      if (!store.cart) throw new Error('The cart could not be created.');
      return store.cart;
    },
    holdCart(cart) {
      store.cart = cart;
      if (cart) localStorage.setItem(cartKey(), cart.id);
      else localStorage.removeItem(cartKey());
      changed();
    },
  };
  return store;
}

/** Ignores an API error, which means that there is nothing to restore; rethrows any other error. */
function onlyFaults(fault: unknown): null {
  if (fault instanceof ApiError) return null;
  throw fault;
}

export const listProducts = (store: Store, query: URLSearchParams): Promise<ListAnswer<ProductListItem>> =>
  store.catalog(`/v1/products?${query}`);
export const getProduct = (store: Store, sku: string): Promise<Answer<Product>> => store.catalog(`/v1/products/${encodeURIComponent(sku)}`);
export const listCategories = (store: Store): Promise<Answer<readonly Category[]>> => store.catalog('/v1/categories');
export const listTags = (store: Store): Promise<Answer<readonly TagGroup[]>> => store.catalog('/v1/tags');
