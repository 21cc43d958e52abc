import type { StockLevel__Output } from '@storefront/proto/storefront/catalog/v1';
import { z } from 'zod';
import { quantityOut } from '../../api/schemas/fields.ts';
import { named } from '../../api/schemas/named.ts';
import type { Message } from '../../http/input/to-message.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped } from '../../http/replies/reply.ts';
import { ok } from '../../http/routing/responses.ts';
import { adminRoute, type AdminRoutes, S } from '../http/admin-route.ts';
import { rendererOf } from '../http/render-fields.ts';
import { withFieldNames } from '../http/with-field-names.ts';
import { BATCH_BYTES_MAX, batchOf } from '../schemas/batches.ts';
import { bodyOf, rowQuantityIn, signedQuantityIn, storePath } from '../schemas/inputs.ts';

const CHANGE = ['catalog'] as const;

/** The stock of a SKU. */
export const StockOut = named('StockLevel', {
  sku: z.string(),
  on_hand: quantityOut
    .nullable()
    .meta({ description: 'What lies in the warehouse, with what is reserved; `null` if the store does not count the SKU.' }),
  reserved: quantityOut.meta({ description: 'What orders and checkouts reserve. A shipment deducts it from `on_hand`, too.' }),
  available: quantityOut.nullable().meta({ description: '`on_hand` less `reserved`.' }),
  low_stock_threshold: quantityOut.meta({ description: "The product's own threshold, or the store's." }),
});

/** The path of what belongs to a SKU. */
export const SkuPath = storePath({ sku: z.string().meta({ description: 'The SKU, percent-encoded.', examples: ['BOLT-M8'] }) });

const levelsIn = {
  on_hand: rowQuantityIn.optional(),
  expected_on_hand: rowQuantityIn.nullish().meta({
    description:
      'The `on_hand` that you have read; `null` if it was `null`. Another one is a 409 `stock_changed`, whose details have the present levels.',
  }),
  low_stock_threshold: rowQuantityIn.nullish().meta({ description: "`null` follows the store's threshold." }),
};

/** Requires that something is set. */
const settingSomething = <Schema extends z.ZodType<{ on_hand?: string | undefined; low_stock_threshold?: string | null | undefined }>>(
  schema: Schema,
) =>
  schema.refine(({ on_hand, low_stock_threshold }) => on_hand !== undefined || low_stock_threshold !== undefined, {
    error: 'is required, or low_stock_threshold',
    path: ['on_hand'],
    params: { code: 'required' },
  });

const StockIn = settingSomething(bodyOf('StockIn', levelsIn));

const LEVELS_MAX = 1000;
const StockBatchIn = bodyOf('StockBatchIn', {
  levels: z
    .array(settingSomething(bodyOf('StockBatchRowIn', { sku: z.string(), ...levelsIn })))
    .min(1)
    .max(LEVELS_MAX),
});

const AdjustmentIn = bodyOf('StockAdjustmentIn', { adjust_by: signedQuantityIn });

const sample = { path: { sku: 'BOLT-M8' } };
const STOCK = ok('The stock of the SKU.', StockOut);

/** The stock of a store. */
// prettier-ignore
export const stockRoutes: AdminRoutes = ({ catalog }) => [
  adminRoute({
    id: 'getStock', method: 'get', path: `${S}/stock/:sku`, scopes: ['read', 'catalog'], sample,
    summary: 'Retrieve the stock of a SKU', request: { path: SkuPath }, response: STOCK,
    data: async ({ sku }, { caller }) => renderStock((await catalog.getStock({ sku }, caller)).stock),
  }),
  adminRoute({
    id: 'setStock', method: 'put', path: `${S}/stock/:sku`, scopes: CHANGE, reasons: ['stock_changed'], summary: 'Set the stock of a SKU',
    description: 'Sets what is given. What orders reserve stays.', sample: { path: { sku: 'BOLT-M8' }, body: { on_hand: 100, expected_on_hand: 98 } },
    request: { path: SkuPath, body: StockIn }, response: STOCK,
    data: async (request, { caller }) => renderStock((await withFieldNames({ quantity: 'on_hand' }, catalog.setStock(toRequest(request), caller))).stock),
  }),
  adminRoute({
    id: 'setStockLevels', method: 'post', path: `${S}/stock/batch`, scopes: CHANGE, bodyBytesMax: BATCH_BYTES_MAX,
    rowsOf: ({ levels }: z.output<typeof StockBatchIn>) => levels.length, reasons: ['stock_changed'], summary: 'Set the stock of several SKUs',
    description: 'The accepted rows are written in one transaction.', sample: { body: { levels: [{ sku: 'BOLT-M8', on_hand: 100 }] } },
    request: { body: StockBatchIn },
    response: ok('The levels that were set, and the rows that were rejected.', batchOf(StockOut, 'StockBatch')),
    handler: async ({ levels }, { caller }) => {
      const set = await catalog.setStockLevels({ levels: levels.map(toRequest) }, caller);
      const rejected = set.rejected.map(({ detail, ...row }) => ({ ...row, detail: detail.replace(/^quantity:/, 'on_hand:') }));
      return enveloped(set.levels.map(renderStock), { rejected });
    },
  }),
  adminRoute({
    id: 'adjustStock', method: 'post', path: `${S}/stock/:sku/adjustments`, scopes: CHANGE, isKeyed: true, sample: { ...sample, body: { adjust_by: -3 } },
    summary: 'Adjust the stock of a SKU', description: 'Adds to `on_hand`, or subtracts from it. A result below 0 is a 422.',
    request: { path: SkuPath, body: AdjustmentIn }, response: STOCK,
    handler: async ({ sku, adjustBy }, { caller }) => {
      const { stock, replayed } = await withFieldNames({ quantity: 'adjust_by' }, catalog.adjustStock({ sku, quantity: adjustBy }, caller));
      return enveloped(renderStock(stock), { replayed });
    },
  }),
];

type GivenLevels = Message<z.output<typeof StockIn>> & { readonly sku: string };

/** An empty text is null to the service. */
const toRequest = ({ sku, onHand = '', expectedOnHand, lowStockThreshold }: GivenLevels) => ({
  sku,
  quantity: onHand,
  expectedOnHand: expectedOnHand === null ? '' : expectedOnHand,
  lowStockThreshold: lowStockThreshold === null ? '' : lowStockThreshold,
});

const render = rendererOf(StockOut, { available: 'sellable' });

/** Renders the stock of a SKU. */
export const renderStock = (stock: StockLevel__Output | null) => render(present(stock, 'stock'));
