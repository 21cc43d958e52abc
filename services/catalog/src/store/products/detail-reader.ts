import { createStoreBatcher } from '@storefront/db';
import type { ReadPartial } from '../partial-reads.ts';
import { listProductDetails, type ProductDetail } from './product-details.ts';
import type { Reader } from './product-rows.ts';
import { storedSkus } from './stored-skus.ts';

/** The statements of one store that run at the same time; more callers share the next one. */
const CONCURRENT_STATEMENTS = 2;
/** The most products of one statement. */
const PRODUCTS_MAX = 50;

/** What is read of one product; `row` is undefined if it is unknown or hidden. */
interface DetailRead extends Pick<Awaited<ReturnType<ReadPartial>>, 'missing'> {
  readonly row: ProductDetail | undefined;
}

/** Reads one visible product by its SKU as its reader sees it. */
export type ReadDetail = (reader: Reader, sku: string) => Promise<DetailRead>;

/**
 * Creates the reader of single products. Concurrent readers of a store who see no contract prices share a statement, because what each would read is the same.
 */
export function detailReader(readPartial: ReadPartial): ReadDetail {
  const read = async (reader: Reader, given: readonly string[]): Promise<readonly DetailRead[]> => {
    const { result, missing } = await readPartial(reader, async (db, of) => {
      const storedAs = await storedSkus(db, of, given);
      const rows = await listProductDetails(db, of, given.map(storedAs));
      const bySku = new Map(rows.map((row) => [row.sku, row]));
      return given.map((sku) => bySku.get(storedAs(sku)));
    });
    return result.map((row) => ({ row, missing }));
  };
  const readTogether = createStoreBatcher(
    (items: readonly { sku: string; reader: Reader }[], scope) =>
      read(
        scope,
        items.map(({ sku }) => sku),
      ),
    ({ reader }) => reader,
    { concurrency: CONCURRENT_STATEMENTS, max: PRODUCTS_MAX },
  );
  const readAlone = async (reader: Reader, sku: string): Promise<DetailRead> => {
    const [found = { row: undefined, missing: [] }] = await read(reader, [sku]);
    return found;
  };

  return (reader, sku) => (isAlone(reader) ? readAlone(reader, sku) : readTogether({ sku, reader }));
}

/** Whether no other reader sees the same: a customer has prices of their own, and a sandbox fault applies to one request. */
const isAlone = ({ customerId, missingSections = [] }: Reader): boolean => customerId !== undefined || missingSections.length > 0;
