import { randomUUID } from 'node:crypto';
import type { StartedTestContainer } from 'testcontainers';
import { type Product, toJsonLines } from './product.ts';
import { storefrontCommand } from './storefront-command.ts';

/** Imports products with `storefront catalog import`. Throws an error that names each invalid column. Valid products are saved regardless. */
export async function importProducts(
  container: StartedTestContainer,
  products: readonly Product[],
  scope: readonly string[],
): Promise<void> {
  if (products.length === 0) return;
  const file = `/tmp/products-${randomUUID()}.jsonl`;
  await container.copyContentToContainer([{ content: toJsonLines(products), target: file, mode: 0o644 }]);
  await storefrontCommand(container, ['catalog', 'import', file, ...scope]);
}
