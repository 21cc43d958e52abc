import type { MediaRef__Output } from '@storefront/proto/storefront/catalog/v1';
import type { SectionError__Output } from '@storefront/proto/storefront/common/v1';
import type { Order as OrderMessage } from '@storefront/proto/storefront/orders/v1';
import { type Caller, callerScope, section } from '@storefront/rpc';
import type { OrdersDeps, OrdersHandler } from '../deps.ts';
import { getOrder as getOrderInStore } from '../store/orders.ts';
import { toProtoOrder } from '../wire/to-proto-order.ts';
import { toStoreOrder } from '../wire/to-store-order.ts';

/** Returns an order of the caller or, to an operator, any of the store, without images. */
export const getOrder: OrdersHandler<'GetOrder'> =
  (deps) =>
  async ({ orderId, withImages: hasImages }, caller) => {
    const found = await getOrderInStore(deps.db, callerScope(caller), orderId);
    if (caller.kind === 'operator') return toStoreOrder(found);
    const order = toProtoOrder(found);
    return hasImages ? await withImages(deps, order, caller) : { order };
  };

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
