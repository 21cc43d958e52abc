import type { PathValues, RouteDescription } from '../description/description.ts';

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
  /** The content of the response: JSON, nothing, or a file with this name; or the part of its JSON that is printed. */
  readonly response: 'json' | 'empty' | { readonly file: string } | Printed;
}

/** The part of a response that a sample prints: an expression that is appended to the JSON, in each language, or all of it. */
export interface Printed {
  readonly print: { readonly javascript: string; readonly python: string } | 'all';
  /** Whether the response is an error. */
  readonly isError: boolean;
}

/** Builds the request of an operation from its example values. */
export function sampleRequest(row: RouteDescription, pathValues: PathValues): SampleRequest {
  const { query, headers = {}, body, file } = row.docs?.sample ?? {};
  const path = row.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(pathValues[name] ?? missing(row, name)));
  const parameters = new URLSearchParams(query).toString();
  return {
    method: row.method.toUpperCase(),
    target: parameters === '' ? path : `${path}?${parameters}`,
    hasKey: row.access !== 'none',
    hasShopper: row.access === 'secret_shopper',
    headers,
    body: body ?? (row.request.body === undefined ? undefined : Object.values(row.docs?.request ?? {})[0]?.value),
    response: file !== undefined ? { file } : row.response.body === undefined ? 'empty' : 'json',
  };
}

function missing({ id }: RouteDescription, name: string): never {
  throw new Error(
    `The code samples of ${id} need a value for ${name} in gateway/src/api/examples/ids.ts, and an object that it names in test/samples/sample-objects.ts.`,
  );
}
