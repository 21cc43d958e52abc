import type {
  CatalogAdminServiceDefinition,
  CatalogServiceDefinition,
  SandboxServiceDefinition,
} from '@storefront/proto/storefront/catalog/v1';
import { type ImplementedService, implement } from '@storefront/rpc';
import type { CatalogDeps } from './deps.ts';
import { adjustStock } from './handlers/adjust-stock.ts';
import { batchGetAvailability } from './handlers/batch-get-availability.ts';
import { commitReservation } from './handlers/commit-reservation.ts';
import { commitReservations } from './handlers/commit-reservations.ts';
import { exportContractPrices } from './handlers/export-contract-prices.ts';
import { exportProducts } from './handlers/export-products.ts';
import { getAvailability } from './handlers/get-availability.ts';
import { getCatalogVersion } from './handlers/get-catalog-version.ts';
import { getProduct } from './handlers/get-product.ts';
import { getStock } from './handlers/get-stock.ts';
import { getTaxonomy } from './handlers/get-taxonomy.ts';
import { importProducts } from './handlers/import-products.ts';
import { listCategories } from './handlers/list-categories.ts';
import { listChanges } from './handlers/list-changes.ts';
import { listProducts } from './handlers/list-products.ts';
import { listStoreProducts } from './handlers/list-store-products.ts';
import { listTags } from './handlers/list-tags.ts';
import { quoteLines } from './handlers/quote-lines.ts';
import { reduceReservation } from './handlers/reduce-reservation.ts';
import { releaseReservation } from './handlers/release-reservation.ts';
import { removeCategory } from './handlers/remove-category.ts';
import { removeContractPrices } from './handlers/remove-contract-prices.ts';
import { removeTag } from './handlers/remove-tag.ts';
import { reserveStock } from './handlers/reserve-stock.ts';
import { restockReturn } from './handlers/restock-return.ts';
import { setContractPrices } from './handlers/set-contract-prices.ts';
import { setLowStockThreshold } from './handlers/set-low-stock-threshold.ts';
import { setStock } from './handlers/set-stock.ts';
import { setVisibility } from './handlers/set-visibility.ts';
import { shipReservation } from './handlers/ship-reservation.ts';
import { updateCategory } from './handlers/update-category.ts';
import { updateTagGroup } from './handlers/update-tag-group.ts';
import { updateTag } from './handlers/update-tag.ts';
import { advanceClock } from './sandbox/advance-clock.ts';
import { getProductEvent } from './sandbox/get-product-event.ts';
import { setSandboxStock } from './sandbox/set-sandbox-stock.ts';

/** Every service of this process, for `serve`. */
export const catalogServices = (deps: CatalogDeps): readonly ImplementedService[] => [
  catalogService(deps),
  catalogAdminService(deps),
  sandboxService(deps),
];

/** Products and stock, for storefronts through the gateway and for the other services. */
const catalogService = (deps: CatalogDeps): ImplementedService =>
  implement<CatalogServiceDefinition>(
    'storefront.catalog.v1.CatalogService',
    {
      ListProducts: listProducts(deps),
      GetProduct: getProduct(deps),
      ListCategories: listCategories(deps),
      ListTags: listTags(deps),
      GetAvailability: getAvailability(deps),
      BatchGetAvailability: batchGetAvailability(deps),
      GetCatalogVersion: getCatalogVersion(deps),
      QuoteLines: quoteLines(deps),
      ReserveStock: reserveStock(deps),
      CommitReservation: commitReservation(deps),
      CommitReservations: commitReservations(deps),
      ReleaseReservation: releaseReservation(deps),
      ShipReservation: shipReservation(deps),
      ReduceReservation: reduceReservation(deps),
      RestockReturn: restockReturn(deps),
      ListChanges: listChanges(deps),
    },
    {
      callers: ['gateway'],
      except: {
        ListCategories: ['gateway', 'cart'],
        GetCatalogVersion: ['gateway', 'cart'],
        QuoteLines: ['cart', 'orders'],
        ReserveStock: ['orders'],
        CommitReservation: ['orders'],
        CommitReservations: ['orders'],
        ReleaseReservation: ['orders'],
        ShipReservation: ['orders'],
        ReduceReservation: ['orders'],
        RestockReturn: ['orders'],
      },
    },
  );

/** Imports, stock, contract prices and the taxonomy, for the store's staff. */
const catalogAdminService = (deps: CatalogDeps): ImplementedService =>
  implement<CatalogAdminServiceDefinition>(
    'storefront.catalog.v1.CatalogAdminService',
    {
      ImportProducts: importProducts(deps),
      ExportProducts: exportProducts(deps),
      ListStoreProducts: listStoreProducts(deps),
      SetVisibility: setVisibility(deps),
      SetStock: setStock(deps),
      AdjustStock: adjustStock(deps),
      GetStock: getStock(deps),
      SetLowStockThreshold: setLowStockThreshold(deps),
      SetContractPrices: setContractPrices(deps),
      RemoveContractPrices: removeContractPrices(deps),
      ExportContractPrices: exportContractPrices(deps),
      GetTaxonomy: getTaxonomy(deps),
      UpdateCategory: updateCategory(deps),
      RemoveCategory: removeCategory(deps),
      UpdateTagGroup: updateTagGroup(deps),
      UpdateTag: updateTag(deps),
      RemoveTag: removeTag(deps),
    },
    { callers: ['operator'] },
  );

/** Control of a store's sandbox. */
const sandboxService = (deps: CatalogDeps): ImplementedService =>
  implement<SandboxServiceDefinition>(
    'storefront.catalog.v1.SandboxService',
    {
      AdvanceClock: advanceClock(deps),
      SetSandboxStock: setSandboxStock(deps),
      GetProductEvent: getProductEvent(deps),
    },
    { callers: ['gateway'] },
  );
