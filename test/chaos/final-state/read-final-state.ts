import type { System } from '@storefront/local-system';
import { isCounted } from '../workload/keep-catalog.ts';
import { type OpenShop, STOCK } from '../workload/open-shop.ts';
import { drain } from './drain.ts';
import type { FinalState } from './final-state.ts';
import { listOrders } from './list-orders.ts';
import { readBooks } from './read-books.ts';

/** How much of a product was imported; null if the operator has counted it again. */
function importedOf(sku: string): number | null {
  if (isCounted(sku)) return null;
  return sku.endsWith('RARE') ? STOCK.scarce : STOCK.plenty;
}

/** Lets every shopper read the last statement, which the checker compares with the books. */
async function readStatements(shops: readonly OpenShop[]): Promise<void> {
  for (const { shoppers } of shops) {
    for (const { logIn, client } of shoppers) {
      await logIn();
      await client.sendUntilFinal({ action: 'read statement', method: 'GET', path: '/v1/me/statement' });
    }
  }
}

/** Waits until the system has done its work, and reads the final state. */
export async function readFinalState(
  { urls, env }: System,
  shops: readonly OpenShop[],
  trapped: () => number,
): Promise<{ readonly final: FinalState; readonly drainMs: number }> {
  const { tookMs, ...drained } = await drain(urls.postgresUrl, env);
  const books = await readBooks(
    urls.postgresUrl,
    shops.map(({ shop }) => shop),
    importedOf,
  );
  await readStatements(shops);
  return { final: { ...books, ...drained, listedOrders: await listOrders(shops), trapped: trapped() }, drainMs: tookMs };
}
