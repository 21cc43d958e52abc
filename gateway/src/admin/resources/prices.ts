import { notFound } from '@storefront/errors';
import type { Caller } from '@storefront/rpc';
import { z } from 'zod';
import { id, idFilter, idInPath, money, quantityOut } from '../../api/schemas/fields.ts';
import { named } from '../../api/schemas/named.ts';
import { text } from '../../api/schemas/text.ts';
import { enveloped } from '../../http/replies/reply.ts';
import { gone, ok } from '../../http/routing/responses.ts';
import type { AdminClients } from '../clients.ts';
import { adminRoute, type AdminRoutes, S } from '../http/admin-route.ts';
import { listRoute, pageOf } from '../http/cursor-list.ts';
import { rendererOf } from '../http/render-fields.ts';
import { BATCH_BYTES_MAX, batchOf } from '../schemas/batches.ts';
import { bodyOf, rowAmountIn, rowQuantityIn, storePath, UNKNOWN_ID } from '../schemas/inputs.ts';
import { customerIn } from './customer-schemas.ts';

const CHANGE = ['catalog'] as const;

const breakOut = { min_quantity: quantityOut, unit_price: money };
const PriceOut = named('ContractPrice', { customer_id: id, sku: z.string(), ...breakOut });
const PricesOut = named('ContractPrices', { customer_id: id, sku: z.string(), prices: z.array(named('ContractPriceBreak', breakOut)) });

const filters = {
  customer_id: idFilter('Only prices of this customer.'),
  sku: text(128).optional().meta({ description: 'Only prices of this SKU.' }),
};

const PricePath = storePath({ customer_id: idInPath('customer'), sku: z.string().meta({ examples: ['BOLT-M8'] }) });

const breakIn = {
  min_quantity: rowQuantityIn
    .optional()
    .meta({ description: 'The quantity from which on the price applies, in base units; 1 by default.' }),
  unit_price: rowAmountIn,
};
const PRICES_MAX = 1000;
/** More than an entry of the audit log contains would be of no use to a shopper. */
const BREAKS_MAX = 100;
const PricesIn = bodyOf('ContractPricesIn', { prices: z.array(bodyOf('ContractPriceBreakIn', breakIn)).min(1).max(BREAKS_MAX) });
const PriceBatchIn = bodyOf('ContractPriceBatchIn', {
  prices: z
    .array(bodyOf('ContractPriceIn', { customer_id: z.string().max(36), sku: z.string(), ...breakIn }))
    .min(1)
    .max(PRICES_MAX),
});

const CSV = { name: 'prices', columns: ['customer_id', 'sku', 'min_quantity', 'unit_price'] };
const path = { customer_id: UNKNOWN_ID, sku: 'BOLT-M8' };

/** The contract prices of a store. */
// prettier-ignore
export const priceRoutes: AdminRoutes = ({ catalog, billing }) => [
  listRoute({
    id: 'listPrices', path: `${S}/prices`, scopes: ['read', 'catalog'], summary: 'List contract prices',
    description: 'In the order of customers, SKUs, and quantities.', filters, page: pageOf('A page of prices.', PriceOut, 'ContractPricePage'), csv: CSV,
    read: async (keyset, { customerId, sku }, { caller }) => {
      const { prices, next } = await catalog.listContractPrices({ customerId, sku, keyset }, caller);
      return { items: prices.map(renderPrice), next };
    },
  }),
  adminRoute({
    id: 'replacePrices', method: 'put', path: `${S}/prices/:customer_id/:sku`, scopes: CHANGE, summary: 'Set the contract prices of a customer for a SKU',
    description: 'Replaces the prices for all quantities.',
    sample: { path, body: { prices: [{ min_quantity: 1, unit_price: '11.20' }] } },
    request: { path: PricePath, body: PricesIn }, response: ok('The prices.', PricesOut),
    data: async ({ customerId, sku, prices }, { caller }) => {
      const known = await knownCustomers(billing, [customerId], caller);
      if (!known.has(customerId)) throw notFound('customer');
      const replaced = await catalog.replaceContractPrices({ customerId, sku, prices }, caller);
      const [first] = replaced.prices;
      return rendererOf(PricesOut)({ customerId, sku, ...first, ...replaced });
    },
  }),
  adminRoute({
    id: 'deletePrices', method: 'delete', path: `${S}/prices/:customer_id/:sku`, scopes: CHANGE,
    summary: 'Delete the contract prices of a customer for a SKU', description: 'The regular price applies again.',
    sample: { path }, request: { path: PricePath }, response: gone('The prices were deleted.'),
    data: async ({ customerId, sku }, { caller }) => {
      const { removed } = await catalog.removeContractPrices({ customerId: customerIn(customerId), sku }, caller);
      if (removed === 0) throw notFound('contract price');
      return {};
    },
  }),
  adminRoute({
    id: 'setPrices', method: 'post', path: `${S}/prices/batch`, scopes: CHANGE, bodyBytesMax: BATCH_BYTES_MAX,
    rowsOf: ({ prices }: z.output<typeof PriceBatchIn>) => prices.length, summary: 'Set several contract prices',
    description: 'Each row sets the price of a customer for a SKU from one quantity on. The accepted rows are written in one transaction.',
    sample: { body: { prices: [{ ...path, unit_price: '11.20' }] } }, request: { body: PriceBatchIn },
    response: ok('The prices that were set, and the rows that were rejected.', batchOf(PriceOut, 'ContractPriceBatch')),
    handler: async ({ prices }, { caller }) => {
      const known = await knownCustomers(billing, [...new Set(prices.map(({ customerId }) => customerId))], caller);
      const rejected = new Map<number, string>();
      for (const [index, { customerId }] of prices.entries())
        if (!known.has(customerId)) rejected.set(index, 'customer_id is not the ID of a customer');
      const sent = [...prices.entries()].filter(([index]) => !rejected.has(index));
      const { violations } = await catalog.setContractPrices({ prices: sent.map(([, price]) => price) }, caller);
      for (const { line, column, reason } of violations) rejected.set(sent[line - 1]?.[0] ?? 0, [column, reason].filter(Boolean).join(' '));
      const accepted = sent.filter(([index]) => !rejected.has(index));
      const rows = [...rejected].sort(([a], [b]) => a - b).map(([index, detail]) => ({ index, code: 'validation_error', detail }));
      return enveloped(
        accepted.map(([, price]) => renderPrice({ ...price, minQuantity: price.minQuantity ?? '1' })),
        { rejected: rows },
      );
    },
  }),
];

/** Returns which of these IDs are those of customers. Those that name a customer otherwise, such as by email, are not. */
async function knownCustomers(billing: AdminClients['billing'], ids: readonly string[], caller: Caller): Promise<ReadonlySet<string>> {
  const { customers } = await billing.listCustomerIds({ customers: [...ids] }, caller);
  return new Set(customers.filter(({ given, id: known }) => given.toLowerCase() === known).map(({ given }) => given));
}

const renderPrice = rendererOf(PriceOut);
