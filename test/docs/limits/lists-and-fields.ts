import { RECORD_BYTES_MAX } from '@storefront/contract/rows';
import { SKUS_MAX } from '../../../gateway/src/api/catalog/schemas.ts';
import { WAIT_SECONDS_MAX } from '../../../gateway/src/api/events/schemas.ts';
import { INT32_MAX } from '../../../gateway/src/api/schemas/numbers.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../gateway/src/api/shopper-sessions/schemas.ts';
import { EMAIL_CHARACTERS_MAX } from '../../../packages/contract/src/email-address.ts';
import { ADDRESSES_MAX, PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX, PRODUCT_OFFSET_MAX } from '../../../packages/contract/src/limits.ts';
import { SKU_LENGTH_MAX } from '../../../services/catalog/src/domain/import/read-sku.ts';
import { BODY_MAX } from '../../../services/catalog/src/domain/product-fields.ts';
import type { Limit } from './limit.ts';

/** Limits of lists and of single fields. */
export const listsAndFields: readonly Limit[] = [
  {
    what: '`limit` of products, orders, invoices, deliveries, events',
    limit: `1 to {}, default ${PAGE_LIMIT_DEFAULT}`,
    beyond: '422',
    constant: { PAGE_LIMIT_MAX },
    file: 'packages/contract/src/limits.ts',
  },
  {
    what: '`limit` of catalog changes',
    limit: `1 to {}, default ${PAGE_LIMIT_MAX}`,
    beyond: '422',
    constant: { PAGE_LIMIT_MAX },
    file: 'packages/contract/src/limits.ts',
  },
  {
    what: '`offset` of products',
    limit: '0 to {}',
    beyond: '422; read the change feed instead',
    constant: { PRODUCT_OFFSET_MAX },
    file: 'packages/contract/src/limits.ts',
  },
  {
    what: '`offset` of orders, invoices, deliveries',
    limit: '0 to {}',
    beyond: '422',
    constant: { INT32_MAX },
    file: 'gateway/src/api/schemas/numbers.ts',
  },
  {
    what: '`wait_seconds` of events',
    limit: '0 to {}',
    beyond: '422',
    constant: { WAIT_SECONDS_MAX },
    file: 'gateway/src/api/events/schemas.ts',
  },
  {
    what: 'SKUs of a batch availability request',
    beyond: '422',
    constant: { SKUS_MAX },
    file: 'gateway/src/api/catalog/schemas.ts',
  },
  {
    what: 'SKU in an import',
    limit: '{} characters',
    beyond: 'the row is rejected',
    constant: { SKU_LENGTH_MAX },
    file: 'services/catalog/src/domain/import/read-sku.ts',
  },
  {
    what: 'Long-form body of a product',
    limit: '{} characters',
    beyond: 'the row is rejected',
    constant: { BODY_MAX },
    file: 'services/catalog/src/domain/product-fields.ts',
  },
  {
    what: 'One record of an import',
    beyond: 'the row is rejected',
    constant: { RECORD_BYTES_MAX },
    file: 'packages/contract/src/rows/file-row.ts',
  },
  {
    what: 'Password',
    limit: `${PASSWORD_MIN} to {} characters`,
    beyond: '422',
    constant: { PASSWORD_MAX },
    file: 'gateway/src/api/shopper-sessions/schemas.ts',
  },
  {
    what: 'Email address',
    limit: '{} characters',
    beyond: '422',
    constant: { EMAIL_CHARACTERS_MAX },
    file: 'packages/contract/src/email-address.ts',
  },
  {
    what: 'Addresses of a customer',
    beyond: '409 `address_limit`',
    constant: { ADDRESSES_MAX },
    file: 'packages/contract/src/limits.ts',
  },
];
