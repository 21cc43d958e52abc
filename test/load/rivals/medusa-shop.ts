import type { Visit } from '../day/open-load.ts';
import type { Processes } from '../probes/processor-time.ts';
import { searchQuery } from '../worlds/catalog-data.ts';
import { changedPrice, emailOf, isChecked, jsonClient, offsetOf, PAGE, PASSWORD, productOf, SHOPPERS, type Shop } from './shop.ts';

/** The data of Medusa's seed script that the requests use. */
export interface MedusaData {
  readonly publishableKey: string;
  readonly regionId: string;
  readonly shippingOptionId: string;
  readonly locationId: string;
  readonly products: readonly { readonly id: string; readonly variantId: string; readonly sku: string; readonly inventoryItemId: string }[];
}

const ADDRESS = {
  first_name: 'A',
  last_name: 'Shopper',
  address_1: 'Main Street 1',
  city: 'Austin',
  country_code: 'us',
  postal_code: '78701',
};

interface Body {
  readonly products?: readonly unknown[];
  readonly product?: { readonly id: string };
  readonly cart?: { readonly id: string; readonly total: number };
  readonly payment_collection?: { readonly id: string };
  readonly type?: string;
  readonly token?: string;
}

type Headers = Readonly<Record<string, string>>;
/** The user that the seed creates. */
const STAFF = { email: 'bench@example.com', password: 'a password of the bench' };

/** The Store API of a running Medusa. */
export function medusaShop(
  url: string,
  { publishableKey, regionId, shippingOptionId, locationId, products }: MedusaData,
  processes: () => Processes,
): Shop {
  const client = jsonClient(url, { 'x-publishable-api-key': publishableKey });
  const priced = `region_id=${regionId}&fields=*variants.calculated_price,%2Bvariants.inventory_quantity`;
  const list = async (index: number, query: string, atLeast: number): Promise<readonly number[]> => {
    const response = await client.send<Body>(`/store/products?limit=${PAGE}&${query}&${priced}`);
    if (isChecked(index) && (response.body.products?.length ?? 0) < atLeast) throw new Error('the list is too short');
    return [response.ms];
  };
  const filled = async (index: number): Promise<{ id: string; times: number[] }> => {
    const created = await client.send<Body>('/store/carts', { region_id: regionId });
    const id = created.body.cart?.id ?? '';
    const line = { variant_id: products[productOf(index)]?.variantId, quantity: 2 };
    const added = await client.send<Body>(`/store/carts/${id}/line-items`, line);
    if (!((added.body.cart?.total ?? 0) > 0)) throw new Error('the cart has no total');
    return { id, times: [created.ms, added.ms] };
  };
  const post = (path: string, body: object, headers?: Headers) => client.send<Body>(path, body, headers);
  const placed = async (index: number, id: string, headers?: Headers): Promise<readonly number[]> => {
    const addressed = await post(`/store/carts/${id}`, { email: emailOf(index), shipping_address: ADDRESS }, headers);
    const shipped = await post(`/store/carts/${id}/shipping-methods`, { option_id: shippingOptionId }, headers);
    const collection = await post('/store/payment-collections', { cart_id: id }, headers);
    const sessions = `/store/payment-collections/${collection.body.payment_collection?.id}/payment-sessions`;
    const session = await post(sessions, { provider_id: 'pp_system_default' }, headers);
    const completed = await post(`/store/carts/${id}/complete`, {}, headers);
    if (completed.body.type !== 'order') throw new Error(`completing the cart returned ${completed.body.type}`);
    return [addressed, shipped, collection, session, completed].map(({ ms }) => ms);
  };
  const authorized = async (path: string, credentials: object): Promise<Headers> => ({
    authorization: `Bearer ${(await post(path, credentials)).body.token}`,
  });
  const pages = {
    list: (index: number) => list(index, `offset=${offsetOf(index)}`, PAGE),
    search: (index: number) => list(index, `q=${encodeURIComponent(searchQuery(index))}`, 0),
    detail: async (index: number) => [(await client.send<Body>(`/store/products/${products[productOf(index)]?.id}?${priced}`)).ms],
  };
  let staff: Promise<Headers> | undefined;
  const visit = (index: number): Visit => {
    let headers: Headers = {};
    let cart: string | undefined;
    let lines = 0;
    return {
      list: () => pages.list(index),
      search: () => pages.search(index),
      detail: () => pages.detail(index),
      async login() {
        headers = await authorized('/auth/customer/emailpass', { email: emailOf(index), password: PASSWORD });
      },
      async add() {
        cart ??= (await post('/store/carts', { region_id: regionId }, headers)).body.cart?.id ?? '';
        lines += 1;
        await post(`/store/carts/${cart}/line-items`, { variant_id: products[productOf(index + lines)]?.variantId, quantity: 2 }, headers);
      },
      async price() {
        const { body } = await client.send<Body>(`/store/carts/${cart}`, undefined, headers);
        if (!((body.cart?.total ?? 0) > 0)) throw new Error('the cart has no total');
      },
      order: () => placed(index, cart ?? '', headers),
    };
  };
  return {
    name: 'Medusa',
    processes,
    ...pages,
    cart: async (index) => (await filled(index)).times,
    async order(index) {
      const { id, times } = await filled(index);
      return [...times, ...(await placed(index, id))];
    },
    async openAccounts() {
      for (let index = 0; index < SHOPPERS; index += 1) {
        const credentials = { email: emailOf(index), password: PASSWORD };
        await post('/store/customers', { email: credentials.email }, await authorized('/auth/customer/emailpass/register', credentials));
      }
    },
    visit,
    async change(index) {
      staff ??= authorized('/auth/user/emailpass', STAFF);
      const headers = await staff;
      const { id, variantId, inventoryItemId } = products[productOf(index)] ?? {};
      const prices = [{ currency_code: 'usd', amount: changedPrice(index) }];
      await post(`/admin/products/${id}/variants/${variantId}`, { prices }, headers);
      const level = { stocked_quantity: 1_000_000_000 - index };
      await post(`/admin/inventory-items/${inventoryItemId}/location-levels/${locationId}`, level, headers);
    },
    close: () => client.close(),
  };
}
