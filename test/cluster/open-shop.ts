import { randomUUID } from 'node:crypto';
import { apiClient } from '../support/http/api.ts';
import { type Demo, LOAD_SKU } from './demo-store.ts';
import type { Shop } from './visitors.ts';

/** Enough that orders of different shoppers run at the same time. */
const SHOPPERS = 10;

/** Signs up and logs in shoppers of the demo store. Their tokens are valid for an hour, so each load has its own. */
export async function openShop(baseUrl: string, { loadKey }: Demo): Promise<Shop> {
  const server = apiClient(baseUrl, { key: loadKey });
  const shoppers = [];
  // Billing hashes two passwords at a time.
  for (let count = 0; count < SHOPPERS; count += 1) {
    const credentials = { email: `${randomUUID()}@shopper.example`, password: 'correct horse battery' };
    const signup = await server.post('/v1/auth/signup', { ...credentials, name: 'Load Shopper' });
    const login = await server.post('/v1/auth/login', credentials);
    if (login.status !== 200) throw new Error(`signup returned ${signup.status}, login ${login.status}: ${login.text}`);
    shoppers.push({ authorization: `Bearer ${loadKey}`, 'x-storefront-shopper-token': login.body.data.shopper_token as string });
  }
  return { baseUrl, sku: LOAD_SKU, shoppers };
}
