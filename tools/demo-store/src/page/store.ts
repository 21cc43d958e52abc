import { createStorefront, type Schemas, type Storefront, StorefrontError, settle, unwrap } from '@storefront/client';
import { findOpenCart, openCart } from './open-cart.ts';

type Cart = Schemas['Cart'];
type Tokens = Pick<Schemas['ShopperSession'], 'shopper_token' | 'refresh_token' | 'expires_at'>;

/** The configuration that this page's server provides. */
export interface PageConfig {
  readonly store_name: string;
  readonly api_base_url: string;
  readonly publishable_key: string;
}

/** The signed-in shopper and their cart, if any, shared by the whole page. */
export interface Store {
  readonly config: PageConfig;
  /** Whether there is a session, even if the customer could not be loaded yet. */
  isSignedIn: boolean;
  customer: Schemas['Me'] | null;
  cart: Cart | null;
  /** Calls the API directly with the publishable key, for the shopper's prices. */
  readonly catalog: Storefront;
  /** Calls this page's own server, which adds the secret key and the shopper's token. */
  readonly account: Storefront;
  /** Creates an account. False if the store approves new accounts by hand, so that the shopper is not signed in yet. */
  readonly signUp: (account: Schemas['SignupIn']) => Promise<boolean>;
  /** Loads the shopper of an earlier visit. Call it again after an error; once it has succeeded it does nothing. */
  readonly resume: () => Promise<void>;
  readonly openCart: () => Promise<Cart>;
  readonly holdCart: (cart: Cart | null) => void;
}

/** After a longer wait, a message is better for the shopper. */
const DELAY_MS_MAX = 1_000;

/** Creates the store. `changed` is called when the shopper or the cart changes. */
export function openStore(config: PageConfig, changed: () => void): Store {
  let token: string | undefined;
  let resumed = false;
  // The browser revalidates what it has cached.
  const options = { apiKey: config.publishable_key, etags: false, delayMsMax: DELAY_MS_MAX } as const;
  const anonymous = createStorefront({ ...options, baseUrl: config.api_base_url });

  const sendWithCurrentToken = async (request: Request): Promise<Response> => {
    const again = request.clone();
    const answer = await fetch(request);
    if (answer.status !== 401 || token === undefined) return answer;
    // The shopper token has expired; this page's server has a new one, or the session is over.
    const lent = await lend('?refused');
    if (lent === token) return answer;
    hold(lent);
    if (lent === undefined) again.headers.delete('X-Storefront-Shopper-Token');
    else again.headers.set('X-Storefront-Shopper-Token', lent);
    return sendWithCurrentToken(again);
  };

  const hold = (lent: string | undefined) => {
    token = lent;
    store.isSignedIn = lent !== undefined;
  };

  const open = async ({ shopper_token, refresh_token, expires_at }: Tokens) => {
    await session('POST', { shopper_token, refresh_token, expires_at });
    hold(shopper_token);
    await meet();
    resumed = true;
  };

  const meet = async () => {
    const found = await settle(store.account.GET('/v1/me'));
    // This page's server has dropped a token that the API refuses.
    if (!found.ok && found.failure.kind === 'api' && found.failure.status === 401) return hold(undefined);
    if (!found.ok) throw new StorefrontError(found.failure);
    store.customer = found.data.data;
    store.cart = (await findOpenCart(store.account)) ?? null;
    changed();
  };

  const store: Store = {
    config,
    isSignedIn: false,
    customer: null,
    cart: null,
    catalog: createStorefront({ ...options, baseUrl: config.api_base_url, shopperToken: () => token, fetch: sendWithCurrentToken }),
    account: createStorefront({ ...options, baseUrl: `${window.location.origin}/bff` }),
    async signUp(body) {
      const { shopper_token, refresh_token, expires_at } = (await unwrap(anonymous.POST('/v1/auth/signup', { body }))).data;
      if (shopper_token === null || refresh_token === null || expires_at === null) return false;
      await open({ shopper_token, refresh_token, expires_at });
      return true;
    },
    async resume() {
      if (resumed) return;
      hold(await lend());
      if (token !== undefined) await meet();
      resumed = true;
    },
    async openCart() {
      if (store.cart !== null) return store.cart;
      const cart = await openCart(store.account);
      store.holdCart(cart);
      return cart;
    },
    holdCart(cart) {
      store.cart = cart;
      changed();
    },
  };
  return store;
}

/** Reads or opens the session, whose tokens this page's server keeps in cookies. */
async function session(method: 'GET' | 'POST', tokens?: Tokens, query = ''): Promise<Response> {
  const content = tokens && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(tokens) };
  const answer = await fetch(`/bff/session${query}`, { method, ...content });
  if (!answer.ok) throw new Error('The store is currently unavailable. Please try again shortly.');
  return answer;
}

/** Returns the current token of the shopper, or undefined if no shopper is signed in. With `?refused`, it is one that the API accepts. */
async function lend(query = ''): Promise<string | undefined> {
  const { data } = (await (await session('GET', undefined, query)).json()) as { readonly data: { readonly shopper_token: string | null } };
  return data.shopper_token ?? undefined;
}
