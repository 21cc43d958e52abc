import type { Samples } from './sample-values.ts';

const product = { path: { sku: 'BOLT-M8' } };

export const CATALOG_SAMPLES: Samples = {
  listProducts: { query: { q: 'bolt', category: 'fasteners', limit: 20 } },
  getProduct: product,
  listCategories: {},
  listTags: {},
  getAvailability: product,
  batchAvailability: {},
  listCatalogChanges: { query: { limit: 100 } },
};
