import type { Processes } from '../probes/processor-time.ts';
import { searchQuery } from '../worlds/catalog-data.ts';
import { isChecked, jsonClient, offsetOf, PAGE, productOf, type Shop } from './shop.ts';

/** What the seed script of Medusa leaves for the requests. */
export interface MedusaData {
  readonly publishableKey: string;
  readonly regionId: string;
  readonly shippingOptionId: string;
  readonly products: readonly { readonly id: string; readonly variantId: string; readonly sku: string }[];
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
}

/** The Store API of a running Medusa. */
export function medusaShop(
  url: string,
  { publishableKey, regionId, shippingOptionId, products }: MedusaData,
  processes: () => Processes,
): Shop {
  const client = jsonClient(url, { 'x-publishable-api-key': publishableKey });
  const priced = `region_id=${regionId}&fields=*variants.calculated_price,%2Bvariants.inventory_quantity`;
  const list = async (index: number, query: string, atLeast: number): Promise<readonly number[]> => {
    const answer = await client.send<Body>(`/store/products?limit=${PAGE}&${query}&${priced}`);
    if (isChecked(index) && (answer.body.products?.length ?? 0) < atLeast) throw new Error('the list is too short');
    return [answer.ms];
  };
  const filled = async (index: number): Promise<{ id: string; times: number[] }> => {
    const created = await client.send<Body>('/store/carts', { region_id: regionId });
    const id = created.body.cart?.id ?? '';
    const line = { variant_id: products[productOf(index)]?.variantId, quantity: 2 };
    const added = await client.send<Body>(`/store/carts/${id}/line-items`, line);
    if (!((added.body.cart?.total ?? 0) > 0)) throw new Error('the cart has no total');
    return { id, times: [created.ms, added.ms] };
  };
  return {
    name: 'Medusa',
    processes,
    list: (index) => list(index, `offset=${offsetOf(index)}`, PAGE),
    search: (index) => list(index, `q=${encodeURIComponent(searchQuery(index))}`, 0),
    detail: async (index) => [(await client.send<Body>(`/store/products/${products[productOf(index)]?.id}?${priced}`)).ms],
    cart: async (index) => (await filled(index)).times,
    async order(index) {
      const { id, times } = await filled(index);
      const post = (path: string, body: object) => client.send<Body>(path, body);
      const addressed = await post(`/store/carts/${id}`, { email: `shopper-${index % 16}@example.com`, shipping_address: ADDRESS });
      const shipped = await post(`/store/carts/${id}/shipping-methods`, { option_id: shippingOptionId });
      const collection = await post('/store/payment-collections', { cart_id: id });
      const sessions = `/store/payment-collections/${collection.body.payment_collection?.id}/payment-sessions`;
      const session = await post(sessions, { provider_id: 'pp_system_default' });
      const completed = await post(`/store/carts/${id}/complete`, {});
      if (completed.body.type !== 'order') throw new Error(`completing the cart returned ${completed.body.type}`);
      return [...times, ...[addressed, shipped, collection, session, completed].map(({ ms }) => ms)];
    },
    close: () => client.close(),
  };
}
