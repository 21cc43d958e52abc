import { randomUUID } from 'node:crypto';

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
  readonly paymentRails?: readonly ('CASH_ON_DELIVERY' | 'CREDIT_TERMS' | 'PREPAID')[];
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
interface Place {
  readonly baseUrl: string;
  readonly secretKey: string;
  operator<T>(...args: readonly string[]): Promise<T>;
}

/** Creates a customer with the `storefront` command and logs the customer in. */
export async function createShopper(store: Place, options: ShopperOptions = {}): Promise<Shopper> {
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
  const authorization = `Bearer ${store.secretKey}`;
  const response = await fetch(`${store.baseUrl}/v1/auth/login`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`The login of ${email} returned ${response.status}: ${await response.text()}`);
  const { data } = (await response.json()) as { data: { shopper_token: string } };
  const token = data.shopper_token;
  return { customerId, email, password, token, headers: { authorization, 'x-storefront-shopper-token': token } };
}

const optional = (option: string, value: string | number | undefined): readonly string[] =>
  value === undefined ? [] : [option, String(value)];
