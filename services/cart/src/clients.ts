import type { CatalogServiceDefinition } from '@storefront/proto/storefront/catalog/v1';
import { type Client, createClient } from '@storefront/rpc';
import type { Config } from './config.ts';

/** The other services that carts call. */
export interface Clients {
  readonly catalog: Client<CatalogServiceDefinition>;
}

/** The RPCs of the catalog that carts call: prices and rules of lines, the version that they apply to, and the categories that a promotion names. */
export type CatalogClient = Pick<Clients['catalog'], 'quoteLines' | 'getCatalogVersion' | 'listCategories'>;

/** Opens the clients; connections are made at first use. */
export const openClients = ({ catalogAddress, serviceToken, tls }: Pick<Config, 'catalogAddress' | 'serviceToken' | 'tls'>): Clients => ({
  catalog: createClient<CatalogServiceDefinition>('storefront.catalog.v1.CatalogService', {
    address: catalogAddress,
    serviceToken,
    tls,
    idempotent: ['QuoteLines', 'GetCatalogVersion', 'ListCategories'],
  }),
});
