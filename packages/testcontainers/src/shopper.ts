import { randomUUID } from 'node:crypto';
import { createStorefront, type Schemas, unwrap } from '@storefront/client';

/** How to create a shopper. */
export interface ShopperOptions {
  /** By default a new address. */
  readonly email?: string;
  readonly name?: string;
  readonly password?: string;
  readonly companyName?: string;
  /** Grants credit terms with this limit. */
  readonly creditLimit?: number;
  /** Days until a credit invoice is due. */
  readonly termsDays?: number;
  /** The payment rails that the shopper can use; by default those of the store, and credit terms if there is a credit limit. */
  readonly paymentRails?: readonly Schemas['PaymentRail'][];
}

/** A shopper who is logged in. */
export interface Shopper {
  readonly customerId: string;
  readonly email: string;
  readonly password: string;
  /** The shopper token, for `X-Storefront-Shopper-Token`. */
  readonly token: string;
  /** The headers of a request by the store's server on behalf of this shopper: the secret key and the shopper token. */
  readonly headers: Readonly<{ authorization: string; 'x-storefront-shopper-token': string }>;
}

/** A store as far as creating and logging in shoppers needs it. */
interface ShopperStore {
  readonly baseUrl: string;
  readonly secretKey: string;
  operator<T>(...args: readonly string[]): Promise<T>;
}

/** Creates a customer with the `storefront` command and logs the customer in. */
export async function createShopper(store: ShopperStore, options: ShopperOptions = {}): Promise<Shopper> {
  const { email = `shopper-${randomUUID()}@example.com`, password = randomUUID(), name = 'Test Shopper' } = options;
  const { customer_id: customerId } = await store.operator<{ customer_id: string }>(
    'customers',
    'create',
    ...optional('--email', email),
    ...optional('--name', name),
    ...optional('--password', password),
    ...optional('--company', options.companyName),
    ...optional('--credit-limit', options.creditLimit),
    ...optional('--terms-days', options.termsDays),
    ...optional('--rails', options.paymentRails?.join(',')),
  );
  const client = createStorefront({ baseUrl: store.baseUrl, apiKey: store.secretKey });
  const { data } = await unwrap(client.POST('/v1/auth/login', { body: { email, password } }));
  const token = data.shopper_token;
  const headers = { authorization: `Bearer ${store.secretKey}`, 'x-storefront-shopper-token': token };
  return { customerId, email, password, token, headers };
}

const optional = (option: string, value: string | number | undefined): readonly string[] =>
  value === undefined ? [] : [option, String(value)];
