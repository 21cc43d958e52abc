import type { Access, Route } from '../../../http/routing/route.ts';
import { OPERATION_DOCS } from '../operation-docs.ts';
import type { SampleValues } from './sample-values.ts';

/** The request that a code sample sends. */
export interface SampleRequest {
  readonly method: string;
  /** The path and query, percent-encoded. */
  readonly target: string;
  readonly hasKey: boolean;
  readonly hasShopper: boolean;
  /** Headers besides credentials and the content type. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** What the response contains: JSON, nothing, or a file with this name. */
  readonly response: 'json' | 'empty' | { readonly file: string };
}

const SHOPPER: ReadonlySet<Access> = new Set(['secret_shopper']);

/** Builds the request of an operation from its example values. */
export function sampleRequest(row: Route, values: SampleValues): SampleRequest {
  const path = row.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(values.path?.[name] ?? missing(row, name)));
  const query = new URLSearchParams(
    Object.entries(values.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return {
    method: row.method.toUpperCase(),
    target: query === '' ? path : `${path}?${query}`,
    hasKey: row.access !== 'none',
    hasShopper: SHOPPER.has(row.access),
    headers: values.headers ?? {},
    body: values.body ?? (row.request.body === undefined ? undefined : Object.values(OPERATION_DOCS[row.id]?.request ?? {})[0]?.value),
    response: values.file !== undefined ? { file: values.file } : row.response.body === undefined ? 'empty' : 'json',
  };
}

function missing({ id }: Route, name: string): never {
  throw new Error(`The code samples of ${id} need a value for ${name} in gateway/src/api/openapi/samples/.`);
}
