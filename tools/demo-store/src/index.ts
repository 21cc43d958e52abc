export { type CatalogOptions, catalogRows, toJsonLines } from './catalog/catalog-rows.ts';
export type { ImportRow, MediaRow, OrderUnit, SpecGroup } from './catalog/import-row.ts';
export { type ContractPrice, contractPrices } from './contract-prices.ts';
export { demoStore } from './demo-store.ts';
export { type DemoPromotion, promotions } from './promotions.ts';
export { demoApp } from './server/app.ts';
export { type DemoConfig, readConfig } from './server/config.ts';
export { type DemoShippingOption, shippingOptions } from './shipping-options.ts';
export { type DemoShopper, demoShoppers } from './shoppers.ts';
