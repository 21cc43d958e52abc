import type { PublicSectionError } from '@storefront/public-json';
import { type PageItems, pageItems } from './page-items.ts';

/** The response of a resource, without the headers that all responses share. */
export interface Reply {
  readonly status: number;
  /** Rendered to JSON by `renderBody`, or sent by `sendFile` if it is a file; undefined if the response has no body. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether a section is missing, so that the response must not be cached. */
  readonly partial: boolean;
  /** The catalog version of the body; only set on catalog reads. */
  readonly catalogVersion?: string;
  /** The items of a page of a list, if the service that rendered them has sent their sizes. */
  readonly items?: PageItems;
}

/** The optional parts of a reply. */
export interface ReplyOptions {
  readonly status?: number;
  readonly errors?: readonly PublicSectionError[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly catalogVersion?: string;
  /** Whether the response is the stored one of an earlier request with the same Idempotency-Key. */
  readonly replayed?: boolean;
  /** The lines of the request that were not added, if it can have some. */
  readonly rejected?: readonly object[];
}

/** A file that is sent as it arrives from a service. */
export class FileBody {
  /** Undefined if it is not known before the file was sent. */
  readonly sizeBytes: number | undefined;
  readonly chunks: AsyncGenerator<Buffer>;

  constructor(sizeBytes: number | undefined, chunks: AsyncGenerator<Buffer>) {
    this.sizeBytes = sizeBytes;
    this.chunks = chunks;
  }
}

/** Wraps one resource in the envelope. `data` is a JSON value, or the bytes of JSON that a service rendered. */
export function enveloped(data: unknown, options: ReplyOptions = {}): Reply {
  const { errors = [], status = 200, replayed = false, rejected, ...rest } = options;
  const marked = replayed ? { headers: { ...rest.headers, 'Idempotent-Replayed': 'true' } } : {};
  return { ...rest, ...marked, status, body: { data, ...(rejected && { rejected }), errors }, partial: errors.length > 0 };
}

interface Page {
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
}

interface PageOptions extends ReplyOptions {
  /** The size in bytes of each item of a list that a service rendered. */
  readonly itemSizes?: readonly number[];
}

/** Wraps a page of a list in the envelope. */
export function page(data: readonly unknown[] | Buffer, { total, limit, offset }: Page, options: PageOptions = {}): Reply {
  const { errors = [], status = 200, itemSizes, ...rest } = options;
  const items = itemSizes && Buffer.isBuffer(data) ? pageItems(data, itemSizes, { total, offset, errors }) : undefined;
  return { ...rest, ...(items && { items }), status, body: { data, total, limit, offset, errors }, partial: errors.length > 0 };
}

/** A response body that the contract defines without an envelope. */
export function bare(body: unknown, options: Omit<ReplyOptions, 'errors'> = {}): Reply {
  return { ...options, status: options.status ?? 200, body, partial: false };
}

/** The client's copy is current. */
export const notModified = (headers: Readonly<Record<string, string>>): Reply => ({
  status: 304,
  body: undefined,
  headers,
  partial: false,
});

/** A 204 response without a body. */
export const noContent = (): Reply => ({ status: 204, body: undefined, partial: false });
