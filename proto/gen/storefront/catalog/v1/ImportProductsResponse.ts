// Original file: storefront/catalog/v1/catalog.proto

import type { ImportFault as _storefront_catalog_v1_ImportFault, ImportFault__Output as _storefront_catalog_v1_ImportFault__Output } from '../../../storefront/catalog/v1/ImportFault.ts';

/**
 * Progress, sent after each batch. Counts cover the whole import so far.
 */
export interface ImportProductsResponse {
  'rowsRead'?: (number);
  'rowsGood'?: (number);
  'rowsBad'?: (number);
  'created'?: (number);
  'updated'?: (number);
  'unchanged'?: (number);
  /**
   * The faults found since the previous message.
   */
  'faults'?: (_storefront_catalog_v1_ImportFault)[];
  /**
   * True in the last message.
   */
  'done'?: (boolean);
  /**
   * The line on which the last row begins that was read so far.
   */
  'lineRead'?: (number);
  /**
   * The columns found since the previous message that the storefront format does not have. They are ignored.
   */
  'unknownColumns'?: (string)[];
  /**
   * All columns of the storefront format, sent with unknown ones.
   */
  'knownColumns'?: (string)[];
  /**
   * What valid rows lose or change, found since the previous message.
   */
  'warnings'?: (_storefront_catalog_v1_ImportFault)[];
}

/**
 * Progress, sent after each batch. Counts cover the whole import so far.
 */
export interface ImportProductsResponse__Output {
  'rowsRead': (number);
  'rowsGood': (number);
  'rowsBad': (number);
  'created': (number);
  'updated': (number);
  'unchanged': (number);
  /**
   * The faults found since the previous message.
   */
  'faults': (_storefront_catalog_v1_ImportFault__Output)[];
  /**
   * True in the last message.
   */
  'done': (boolean);
  /**
   * The line on which the last row begins that was read so far.
   */
  'lineRead': (number);
  /**
   * The columns found since the previous message that the storefront format does not have. They are ignored.
   */
  'unknownColumns': (string)[];
  /**
   * All columns of the storefront format, sent with unknown ones.
   */
  'knownColumns': (string)[];
  /**
   * What valid rows lose or change, found since the previous message.
   */
  'warnings': (_storefront_catalog_v1_ImportFault__Output)[];
}
