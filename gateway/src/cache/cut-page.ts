import { PAGE_LIMIT_MAX } from '@storefront/contract';
import { etagOf, type PublicSectionError, renderAround } from '@storefront/public-json';
import { itemBytes, type PageItems } from '../http/replies/page-items.ts';
import type { PartialBody } from '../http/replies/with-doc-urls.ts';
import type { Page } from '../http/routing/route.ts';
import type { OtherPage, WantedPage } from './edge-request.ts';

/** The number of items of a larger page, which smaller ones are cut out of. */
const LARGER_LIMIT = PAGE_LIMIT_MAX;
/** A page of more items is as well loaded as it is. */
const CUT_LIMIT_MAX = LARGER_LIMIT / 2;

/** A rendered response and the state of the catalog that it shows. */
export interface Loaded {
  readonly bytes: Buffer;
  /** Undefined for a partial response, which must not be cached. */
  readonly etag: string | undefined;
  readonly version: number | undefined;
  readonly loadedAt: number;
  readonly items?: PageItems | undefined;
  /** The body of a partial response, which is rendered for each request. */
  readonly partialBody?: PartialBody | undefined;
}

/** Reports whether a page is small enough to be cut out of larger ones. */
export const isCut = ({ limit }: Page): boolean => limit <= CUT_LIMIT_MAX;

/** Returns the larger pages that have all items of a page: one, or two if it crosses a multiple of 200. */
export function largerPages({ limit, offset, otherPage }: WantedPage): readonly OtherPage[] {
  const first = offset - (offset % LARGER_LIMIT);
  const last = offset + limit - 1;
  const offsets = last < first + LARGER_LIMIT ? [first] : [first, first + LARGER_LIMIT];
  return offsets.map((largerOffset) => otherPage({ limit: LARGER_LIMIT, offset: largerOffset }));
}

/** Cuts a page out of larger ones. The bytes are those that the catalog would send for it. Undefined if the larger pages show different states of the catalog. */
export function cutPage(owner: string, { limit, offset }: Page, larger: readonly Loaded[]): Loaded | undefined {
  const { version, items } = larger[0] ?? {};
  if (items === undefined) return undefined;
  const runs: Buffer[] = [];
  const errors = new Map<string, PublicSectionError>();
  for (const page of larger) {
    if (page.items === undefined || page.version !== version || page.items.total !== items.total) return undefined;
    const run = itemBytes(page.bytes, page.items, offset, offset + limit);
    if (run.length > 0) runs.push(runs.length === 0 ? OPENING : COMMA, run);
    for (const error of page.items.errors) errors.set(error.field, error);
  }
  const data = runs.length === 0 ? [OPENING, CLOSING] : [...runs, CLOSING];
  const rest = { total: items.total, limit, offset, errors: [...errors.values()] };
  const bytes = renderAround(data, rest);
  const isComplete = errors.size === 0;
  return {
    bytes,
    etag: isComplete ? etagOf(owner, bytes) : undefined,
    ...(!isComplete && { partialBody: { data: Buffer.concat(data), ...rest } }),
    version,
    loadedAt: Math.min(...larger.map(({ loadedAt }) => loadedAt)),
  };
}

const OPENING = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSING = Buffer.from(']');
