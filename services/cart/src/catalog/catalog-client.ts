import type { CatalogServiceDefinition } from '@storefront/proto/storefront/catalog/v1/CatalogService';
import type { Client } from '@storefront/rpc';

/** What carts ask of the catalog: lines' prices and rules, and what a promotion's categories are called. */
export type CatalogClient = Pick<Client<CatalogServiceDefinition>, 'quoteLines' | 'listCategories'>;
