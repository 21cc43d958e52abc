import type { MediaRef__Output } from '@storefront/proto/storefront/catalog/v1';
import type { SectionError__Output } from '@storefront/proto/storefront/common/v1';
import type { Order as OrderMessage } from '@storefront/proto/storefront/orders/v1';
import { type Caller, section } from '@storefront/rpc';
import type { OrdersDeps } from '../deps.ts';

/** An order whose lines have their images, and the sections that are missing. */
interface OrderWithImages {
  readonly order: OrderMessage;
  readonly errors: SectionError__Output[];
}

/** Adds the covers of its products to a read of an order. They are a section of the catalog, and no part of events. */
export async function withImages({ catalog }: Pick<OrdersDeps, 'catalog'>, order: OrderMessage, caller: Caller): Promise<OrderWithImages> {
  const { lines = [] } = order;
  const skus = [...new Set(lines.flatMap(({ sku }) => sku ?? []))];
  const { value, errors } = await section(['lines[].image'], caller, async (within) => {
    const quoted = await catalog.quoteLines({ lines: skus.map((sku) => ({ sku, quantity: '1' })), withImages: true }, within);
    return new Map<string, MediaRef__Output | null>(quoted.lines.map(({ image }, index) => [skus[index] ?? '', image]));
  });
  return { order: { ...order, lines: lines.map((line) => ({ ...line, image: value?.get(line.sku ?? '') ?? null })) }, errors };
}
