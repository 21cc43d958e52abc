import { Pool } from 'undici';
import type { Visit } from '../day/open-load.ts';
import type { Processes } from '../probes/processor-time.ts';

/** A shop with the same products as the others, and the requests that a storefront sends to it. Each returns the milliseconds of its requests. */
export interface Shop {
  readonly name: string;
  readonly processes: () => Processes;
  /** Waits until the work that its orders leave for later is done. */
  settle?(): Promise<unknown>;
  /** A page of 50 products with prices. Page `index` differs from its neighbors. */
  list(index: number): Promise<readonly number[]>;
  search(index: number): Promise<readonly number[]>;
  detail(index: number): Promise<readonly number[]>;
  /** From no cart to a priced cart with one line. */
  cart(index: number): Promise<readonly number[]>;
  /** From no cart to a placed order. */
  order(index: number): Promise<readonly number[]>;
  /** Opens the accounts of the customers who log in, once. */
  openAccounts(): Promise<unknown>;
  /** Shopper number `index` of a day, who logs in as one of `SHOPPERS` customers. */
  visit(index: number): Visit;
  /** Sets another price and stock of a product, as the store's staff does. */
  change(index: number): Promise<unknown>;
  close(): Promise<void>;
}

/** The customers of a shop who log in. */
export const SHOPPERS = 256;
export const emailOf = (index: number): string => `shopper-${index % SHOPPERS}@example.com`;
export const PASSWORD = 'correct horse battery';

/** The number of products in every shop. */
export const PRODUCTS = Number(process.env.BENCH_RIVAL_PRODUCTS ?? 10_000);
export const CONCURRENCY = 16;
export const PAGE = 50;
/** Enough for the shoppers of a day, who do not wait for each other. A loop of a closed load uses one. */
const CONNECTIONS = 256;
/** A request without a response for this long has failed. */
const TIMEOUT_MS = 30_000;

/** The offset of page `index`: consecutive pages differ, and none is repeated before all other offsets were used. */
export const offsetOf = (index: number): number => (index * 7) % (PRODUCTS - PAGE);

/** Another price of a product with each change, above its price breaks. */
export const changedPrice = (index: number): number => 10_000 + (index % 900);

/** The number of the product that request `index` reads or buys. */
export const productOf = (index: number): number => (index * 7919) % PRODUCTS;

/** Whether the response to list or search `index` is parsed and checked. The load generator shares the processors with the shop, so it does not parse all of them. */
export const isChecked = (index: number): boolean => index % 16 === 0;

/** A response whose body is JSON. It is parsed on each use of `body`. */
export interface JsonResponse<T> {
  readonly body: T;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly ms: number;
}

/** Sends requests on keep-alive connections. Throws if the status is not 200 or 201. */
export function jsonClient(url: string, shared: Readonly<Record<string, string>>, connections = CONNECTIONS) {
  const pool = new Pool(url, { connections, pipelining: 1, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS });
  return {
    async send<T>(path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<JsonResponse<T>> {
      const startedAt = performance.now();
      const response = await pool.request({
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...shared, ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const bytes = Buffer.from(await response.body.arrayBuffer());
      const ms = performance.now() - startedAt;
      const { statusCode, headers: received } = response;
      if (statusCode > 201) throw new Error(`${path} returned ${statusCode}: ${bytes.toString().slice(0, 300)}`);
      return {
        get body() {
          return JSON.parse(bytes.toString()) as T;
        },
        headers: received,
        ms,
      };
    },
    close: () => pool.close(),
  };
}
