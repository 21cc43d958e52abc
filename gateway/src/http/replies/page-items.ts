import { DATA_START, type PublicSectionError } from '@storefront/public-json';

/** The items of a rendered page of a list, from which smaller pages can be cut. */
export interface PageItems {
  /** The position of the first item in the list. */
  readonly offset: number;
  /** The number of items in the whole list. */
  readonly total: number;
  readonly errors: readonly PublicSectionError[];
  /** The position in the body of the first byte of each item, and of the byte after the comma that would follow the last one. */
  readonly starts: Uint32Array;
}

/** Locates items of these sizes, in bytes, in the body that `renderBody` renders around `data`. Undefined if the sizes are not those of `data`, as from a service that sends none. */
export function pageItems(data: Buffer, sizes: readonly number[], page: Omit<PageItems, 'starts'>): PageItems | undefined {
  const starts = new Uint32Array(sizes.length + 1);
  let start = DATA_START + OPENING_BYTES;
  for (const [index, size] of sizes.entries()) {
    starts[index] = start;
    start += size + COMMA_BYTES;
  }
  starts[sizes.length] = start;
  const comma = sizes.length === 0 ? 0 : COMMA_BYTES;
  return start - comma + CLOSING_BYTES === DATA_START + data.length ? { ...page, starts } : undefined;
}

const OPENING_BYTES = 1;
const COMMA_BYTES = 1;
const CLOSING_BYTES = 1;

/** Returns the bytes of those items from `from` to before `to`, as positions in the list, that the page has; without the brackets of the array. */
export function itemBytes(body: Buffer, { offset, starts }: PageItems, from: number, to: number): Buffer {
  const count = starts.length - 1;
  const first = Math.min(Math.max(from - offset, 0), count);
  const end = Math.min(Math.max(to - offset, 0), count);
  return first < end ? body.subarray(starts[first], (starts[end] as number) - COMMA_BYTES) : NO_BYTES;
}

const NO_BYTES = Buffer.alloc(0);
