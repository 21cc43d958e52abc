import type { OpenShop } from '../workload/open-shop.ts';
import type { ListedOrder } from './final-state.ts';

const PAGE = 50;

/** Lists the orders of every shopper through the API. */
export async function listOrders(shops: readonly OpenShop[]): Promise<readonly ListedOrder[]> {
  const listed: ListedOrder[] = [];
  for (const { shop, shoppers } of shops) {
    for (const shopper of shoppers) {
      await shopper.logIn();
      for (let offset = 0; ; offset += PAGE) {
        const path = `/v1/orders?limit=${PAGE}&offset=${offset}`;
        const { response, status } = await shopper.client.sendUntilFinal({ action: 'browse', method: 'GET', path });
        if (status !== 200) throw new Error(`${path} returned ${status}`);
        const page = response.data as { id: string; number: string; status: string }[];
        listed.push(...page.map(({ id, number, status: state }) => ({ shop: shop.name, customer: shopper.id, id, number, status: state })));
        if (page.length < PAGE) break;
      }
    }
  }
  return listed;
}
