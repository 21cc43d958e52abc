import { normalSku } from '@storefront/contract';
import { createStoreBatcher, type Scope } from '@storefront/db';
import { activeFlow, inFlow, overloaded, storeOf } from '@storefront/fair-queue';
import { type MissingSection, READ_TIMEOUT_MS, type ReadPartial } from '../partial-reads.ts';
import { listProductDetails, type ProductDetail } from './product-details.ts';
import type { Reader } from './product-rows.ts';

/** The reads of one store that run at the same time. A connection whose path has failed delays the callers of one read, not those of the other. */
const CONCURRENCY = 2;
/** A text of a product can have 200,000 characters. */
const PRODUCTS_MAX = 20;

/** One product as it is read: `row` is undefined if it is unknown or hidden, and `missing` lists the sections that it lacks. */
interface DetailRead {
  readonly row: ProductDetail | undefined;
  readonly missing: readonly MissingSection[];
}

/** Reads one visible product by its SKU, which must be storable, as its reader sees it. */
export type ReadDetail = (reader: Reader, sku: string) => Promise<DetailRead>;

/** A read that waits for others of its store. */
interface Waiting {
  readonly scope: Scope;
  readonly sku: string;
  /** Milliseconds since the epoch. */
  readonly deadlineAt: number;
}

/**
 * Creates the reader of single products. Concurrent readers of a store who see no contract prices share a statement, because what each would read is the same. It
 * throws what `readPartial` throws, and `overloaded` if the deadlines of all callers passed while they waited.
 */
export function detailReader(readPartial: ReadPartial): ReadDetail {
  const read = async (reader: Reader, given: readonly string[]): Promise<readonly DetailRead[]> => {
    const { result, missing } = await readPartial(reader, async (db, partial) => {
      const rows = await listProductDetails(db, partial, given.map(normalSku));
      const bySku = new Map(rows.map((row) => [row.sku, row]));
      return given.map((sku) => bySku.get(normalSku(sku)));
    });
    return result.map((row) => ({ row, missing }));
  };
  const readTogether = createStoreBatcher(
    (items: readonly Waiting[], scope) => {
      const deadlineAt = Math.max(...items.map((item) => item.deadlineAt));
      if (deadlineAt <= Date.now()) throw overloaded();
      return inFlow({ ...activeFlow(), store: storeOf(scope), deadlineAt }, () =>
        read(
          scope,
          items.map(({ sku }) => sku),
        ),
      );
    },
    ({ scope }) => scope,
    { concurrency: CONCURRENCY, max: PRODUCTS_MAX },
  );
  const readAlone = async (reader: Reader, sku: string): Promise<DetailRead> => {
    const [found] = await read(reader, [sku]);
    if (found === undefined) throw new Error('the read returned nothing');
    return found;
  };

  return (reader, sku) => {
    if (isAlone(reader)) return readAlone(reader, sku);
    return readTogether({ scope: reader, sku, deadlineAt: activeFlow()?.deadlineAt ?? Date.now() + READ_TIMEOUT_MS });
  };
}

/**
 * Whether no other reader sees the same: a customer has prices of their own, and a sandbox fault applies to one request. Nothing but the store and mode of other
 * readers is used.
 */
const isAlone = ({ customerId, missingSections = [] }: Reader): boolean => customerId !== undefined || missingSections.length > 0;
