import type { PublicSectionError } from '@storefront/public-json';

/** What a resource answers: everything but the headers that are the same for all. */
export interface Reply {
  readonly status: number;
  /** Rendered to JSON by `toBytes`; undefined for an answer without a body. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** A section is missing, so nobody may keep the answer. */
  readonly partial: boolean;
  /** The catalog version that the body was read at; catalog reads alone have one. */
  readonly catalogVersion?: string;
}

interface ReplyOptions {
  readonly status?: number;
  readonly errors?: readonly PublicSectionError[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly catalogVersion?: string;
  /** The answer is the kept one of an earlier request with the same Idempotency-Key. */
  readonly replayed?: boolean;
}

/** The envelope around one resource; `data` is what JSON shows, or bytes of JSON that a service has rendered. */
export function enveloped(data: unknown, options: ReplyOptions = {}): Reply {
  const { errors = [], status = 200, replayed = false, ...rest } = options;
  const marked = replayed ? { headers: { ...rest.headers, 'Idempotent-Replayed': 'true' } } : {};
  return { ...rest, ...marked, status, body: { data, errors }, partial: errors.length > 0 };
}

interface Page {
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
}

/** The envelope around a page of a list. */
export function page(data: readonly unknown[] | Buffer, { total, limit, offset }: Page, options: ReplyOptions = {}): Reply {
  const { errors = [], status = 200 } = options;
  return { ...options, status, body: { data, total, limit, offset, errors }, partial: errors.length > 0 };
}

/** One of the shapes that the contract shows without an envelope. */
export function bare(body: unknown, options: Omit<ReplyOptions, 'errors'> = {}): Reply {
  return { ...options, status: options.status ?? 200, body, partial: false };
}

export const noContent = (): Reply => ({ status: 204, body: undefined, partial: false });
