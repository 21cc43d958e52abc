import type {
  CatalogAdminServiceDefinition,
  CatalogServiceDefinition,
  SandboxServiceDefinition,
} from '@storefront/proto/storefront/catalog/v1';
import { type ImplementedService, implement } from '@storefront/rpc';
import type { CatalogDeps } from './deps.ts';
import { batchGetAvailability, getAvailability } from './handlers/availability.ts';
import { listContractPrices, removeContractPrices, replaceContractPrices, setContractPrices } from './handlers/contract-prices.ts';
import { exportProducts } from './handlers/export-products.ts';
import { importProducts } from './handlers/import-products.ts';
import { learnExemption } from './handlers/learn-exemption.ts';
import { getCatalogVersion, listChanges } from './handlers/list-changes.ts';
import { listProducts } from './handlers/list-products.ts';
import { getProduct, listStoreProducts, setVisibility } from './handlers/products.ts';
import { quoteLines } from './handlers/quote-lines.ts';
import {
  commitReservation,
  commitReservations,
  reduceReservation,
  releaseReservation,
  restockReturn,
  shipReservation,
} from './handlers/reservations.ts';
import { reserveStock } from './handlers/reserve-stock.ts';
import { adjustStock, getLowStockThreshold, getStock, setLowStockThreshold, setStock, setStockLevels } from './handlers/stock.ts';
import { getStoreProduct, saveProduct, saveProducts } from './handlers/store-products.ts';
import {
  getTaxonomy,
  listCategories,
  listTags,
  removeCategory,
  removeTag,
  updateCategory,
  updateTag,
  updateTagGroup,
} from './handlers/taxonomy.ts';
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
      LearnExemption: learnExemption(deps),
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
        LearnExemption: ['orders'],
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
      GetStoreProduct: getStoreProduct(deps),
      SaveProduct: saveProduct(deps),
      SaveProducts: saveProducts(deps),
      SetVisibility: setVisibility(deps),
      SetStock: setStock(deps),
      SetStockLevels: setStockLevels(deps),
      AdjustStock: adjustStock(deps),
      GetStock: getStock(deps),
      GetLowStockThreshold: getLowStockThreshold(deps),
      SetLowStockThreshold: setLowStockThreshold(deps),
      SetContractPrices: setContractPrices(deps),
      ReplaceContractPrices: replaceContractPrices(deps),
      ListContractPrices: listContractPrices(deps),
      RemoveContractPrices: removeContractPrices(deps),
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
