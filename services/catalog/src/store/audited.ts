import { type AuditedRow, type AuditedRpcs, auditedRpcs } from '@storefront/access/audit';
import { isUuid, normalSku } from '@storefront/contract';
import { sql } from 'kysely';
import { lockCatalog } from './catalog-lock.ts';

const STOCK: AuditedRow = { table: 'stock', id: 'sku', columns: ['on_hand', 'low_stock_threshold'] };
const CATEGORY: AuditedRow = {
  table: 'category',
  id: 'id',
  columns: ['path', 'name', 'description', 'position', 'image'],
  lock: lockCatalog,
};
const PRODUCT: AuditedRow = {
  table: 'product',
  id: 'sku',
  columns: ['description', 'list_unit_price', 'compare_at_unit_price', 'sale_unit_price', 'gct_rate', 'base_uom', 'hidden'],
  computed: { revision: sql.ref('revision') },
  lock: lockCatalog,
};
const PRICE: AuditedRow = { table: 'contract_price', id: 'sku', columns: ['customer_id', 'min_quantity', 'unit_price'] };
const THRESHOLD: AuditedRow = { table: 'stock_setting', id: 'mode', columns: ['low_stock_threshold'], lock: lockCatalog };
const GROUP: AuditedRow = { table: 'tag_group', id: 'id', columns: ['slug', 'name', 'position'], lock: lockCatalog };
const TAG: AuditedRow = { table: 'tag', id: 'slug', columns: ['group_slug', 'slug', 'name', 'position'], lock: lockCatalog };

/** How the calls of operators to this service are recorded. */
export const AUDITED: AuditedRpcs = auditedRpcs('storefront.catalog.v1.CatalogAdminService', {
  // The handler notes the number and the hash of the rows of each batch.
  ImportProducts: { object: 'products', entry: 'each_transaction' },
  SaveProduct: { object: 'product', key: ({ sku }) => skuKey(sku), row: PRODUCT },
  // As of an import.
  SaveProducts: { object: 'products' },
  SetVisibility: { object: 'product', key: ({ sku }) => ({ sku }), row: PRODUCT },
  SetStock: { object: 'stock', details: ['quantity', 'lowStockThreshold'], key: ({ sku }) => ({ sku }), row: STOCK },
  SetStockLevels: { object: 'stock', hashed: ['levels'] },
  AdjustStock: { object: 'stock', details: ['quantity'], key: ({ sku }) => ({ sku }), row: STOCK },
  SetLowStockThreshold: { object: 'low_stock_threshold', key: () => ({}), row: THRESHOLD },
  SetContractPrices: { object: 'contract_prices', hashed: ['prices'] },
  ReplaceContractPrices: {
    object: 'contract_prices',
    hashed: ['prices'],
    key: ({ customerId, sku }) => (isUuid(String(customerId)) ? { customer_id: customerId, ...skuKey(sku) } : undefined),
    row: PRICE,
  },
  RemoveContractPrices: {
    object: 'contract_prices',
    details: ['customerId', 'sku', 'minQuantity'],
    key: ({ customerId, sku }) => ({ customer_id: customerId, sku }),
    row: PRICE,
  },
  UpdateCategory: { object: 'category', key: ({ category }) => categoryKey(category), row: CATEGORY },
  RemoveCategory: { object: 'category', key: ({ category }) => categoryKey(category), row: CATEGORY },
  UpdateTagGroup: { object: 'tag_group', key: ({ group }) => ({ slug: group }), row: GROUP },
  UpdateTag: {
    object: 'tag',
    key: ({ group, newGroup, slug }, { isAfter }) => ({ group_slug: isAfter ? (newGroup ?? group) : group, slug }),
    row: TAG,
  },
  RemoveTag: { object: 'tag', key: ({ group, slug }) => ({ group_slug: group, slug }), row: TAG },
});

const skuKey = (sku: unknown) => ({ sku: normalSku(String(sku)) });

const categoryKey = (pathOrId: unknown) => (typeof pathOrId === 'string' && isUuid(pathOrId) ? { id: pathOrId } : { path: pathOrId });
