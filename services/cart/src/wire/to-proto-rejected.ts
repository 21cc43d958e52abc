import type { RejectedLine as ProtoRejectedLine } from '@storefront/proto/storefront/cart/v1';
import type { RejectedLine } from '../domain/add-each.ts';
import type { RequestedLine } from '../domain/requested-line.ts';

/** Returns the messages of the lines of a request that were not added. */
export const toProtoRejected = (rejected: readonly RejectedLine[], lines: readonly RequestedLine[]): ProtoRejectedLine[] =>
  rejected.map(({ index, error }) => ({
    index,
    sku: lines[index]?.sku,
    code: error.reason ?? error.code,
    detail: error.message,
  }));
