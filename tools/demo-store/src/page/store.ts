import { createStorefront, type Schemas, type Storefront, StorefrontError, settle, unwrap } from '@storefront/client';

type Cart = Schemas['Cart'];

/** The configuration that this page's server provides. */
export interface PageConfig {
  readonly store_name: string;
  readonly api_base_url: string;
  readonly publishable_key: string;
}

/** The signed-in shopper and their cart, if any, shared by the whole page. */
export type Store = ReturnType<typeof openStore>;

/** After a longer wait, a message is better for the shopper. */
const DELAY_MS_MAX = 1_000;

/** Creates the store. `changed` is called when the shopper or the cart changes. */
export function openStore(config: PageConfig, changed: () => void) {
  let token: string | undefined;
  let isResumed = false;
  // The browser revalidates what it has cached.
  const options = { apiKey: config.publishable_key, etags: false, delayMsMax: DELAY_MS_MAX } as const;

  const sendWithCurrentToken = async (request: Request): Promise<Response> => {
    const again = request.clone();
    const response = await fetch(request);
    if (response.status !== 401 || token === undefined) return response;
    // The shopper token has expired; this page's server has a new one, or the session is over.
    setToken(await currentToken('?refused'));
    if (token === undefined) again.headers.delete('X-Storefront-Shopper-Token');
    else again.headers.set('X-Storefront-Shopper-Token', token);
    return fetch(again);
  };

  const setToken = (current: string | undefined) => {
    token = current;
    store.isSignedIn = current !== undefined;
  };

  const store = {
    config,
    /** Whether there is a session, even if the customer could not be loaded yet. */
    isSignedIn: false,
    customer: null as Schemas['Me'] | null,
    cart: null as Cart | null,
    /** Calls the API directly with the publishable key, for the shopper's prices. */
    catalog: createStorefront({ ...options, baseUrl: config.api_base_url, shopperToken: () => token, fetch: sendWithCurrentToken }),
    /** Calls this page's own server, which adds the secret key and the shopper's token. */
    account: createStorefront({ ...options, baseUrl: `${window.location.origin}/bff` }),
    async signIn(email: string, password: string): Promise<void> {
      await session('POST', '', { email, password });
      isResumed = false;
      await store.resume();
    },
    async signOut(): Promise<void> {
      await session('DELETE');
      setToken(undefined);
      [store.customer, store.cart] = [null, null];
      changed();
    },
    /** Loads the shopper of an earlier visit. Call it again after an error; once it has succeeded it does nothing. */
    async resume(): Promise<void> {
      if (isResumed) return;
      setToken(await currentToken());
      if (token !== undefined) await loadShopper();
      isResumed = true;
    },
    /** Returns the shopper's open cart, or a new one. */
    async openCart(): Promise<Cart> {
      const cart = store.cart ?? (await unwrap(store.account.POST('/v1/carts'))).data;
      store.setCart(cart);
      return cart;
    },
    setCart(cart: Cart | null): void {
      store.cart = cart;
      changed();
    },
  };

  const loadShopper = async (): Promise<void> => {
    const found = await settle(store.account.GET('/v1/me'));
    // This page's server has dropped a token that the API refuses.
    if (!found.ok && found.failure.kind === 'api' && found.failure.status === 401) return setToken(undefined);
    if (!found.ok) throw new StorefrontError(found.failure);
    store.customer = found.data.data;
    store.setCart(await findOpenCart(store.account));
  };
  return store;
}

/** Returns the shopper's open cart that changed last, on whichever device, or null. */
async function findOpenCart({ GET }: Storefront): Promise<Cart | null> {
  const { data: carts } = await unwrap(GET('/v1/carts', { params: { query: { status: ['OPEN'], limit: 1 } } }));
  const [latest] = carts;
  return latest === undefined ? null : (await unwrap(GET('/v1/carts/{cart_id}', { params: { path: { cart_id: latest.id } } }))).data;
}

/** Reads, opens, or ends the session, whose tokens are in cookies of this page's server. */
async function session(method: 'GET' | 'POST' | 'DELETE', query = '', credentials?: object): Promise<Response> {
  const content = credentials && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(credentials) };
  const response = await fetch(`/bff/session${query}`, { method, ...content });
  if (response.ok) return response;
  const { error } = (await response.json()) as { readonly error: { readonly message: string } };
  throw new Error(error.message);
}

/** Returns the current token of the shopper, or undefined if no shopper is signed in. With `?refused`, it is a new one. */
async function currentToken(query = ''): Promise<string | undefined> {
  const { data } = (await (await session('GET', query)).json()) as { readonly data: { readonly shopper_token: string | null } };
  return data.shopper_token ?? undefined;
}
