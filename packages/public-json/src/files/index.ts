export { ADDRESS_FIELDS } from './address-fields.ts';
export { CUSTOMER_COLUMNS, customerCells } from './customer-records.ts';
export { importCustomers } from './import-customers.ts';
export { importPrices } from './import-prices.ts';
export type { FileWarning, ImportFile, ImportState, NumberedViolation } from './import-tally.ts';
export { PRICES_HEADER, priceLine } from './price-rows.ts';
export { unknownColumn } from './unknown-columns.ts';
