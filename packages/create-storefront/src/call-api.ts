import { CreateError } from './create-error.ts';

/** A busy machine responds within this. */
const TIMEOUT_MS = 20_000;

/** A response of the API. */
export interface ApiResponse {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** The message of an error. */
  readonly message: string;
  /** The reason of an error, if it has one. */
  readonly reason: string | undefined;
}

/** Calls an operation of the API. Throws a `CreateError` if nothing responds at the address, or something other than the API does. */
export async function callApi(
  url: string,
  key: string,
  path: string,
  { method = 'GET', body, origin }: { method?: string; body?: object; origin?: string } = {},
): Promise<ApiResponse> {
  const headers = { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }), ...(origin && { origin }) };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const request = { method, headers, signal, redirect: 'manual' as const, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(`${url}${path}`, request).catch((cause: unknown) => {
    throw new CreateError(`${url} does not respond${causeOf(cause)}. Is this the address of the API, and is it running?`, { cause });
  });
  const text = await response.text().catch(() => '');
  // Every response of the API names its request.
  const parsedBody = response.headers.has('x-request-id') ? parsed(text) : undefined;
  if (parsedBody === undefined)
    throw new CreateError(`${url} responds with ${response.status}, but it is not the Storefront Commerce API.`);
  const error = isRecord(parsedBody.error) ? parsedBody.error : {};
  return {
    status: response.status,
    body: parsedBody,
    message: String(error.message ?? `The API responded with ${response.status}.`),
    reason: typeof error.reason === 'string' ? error.reason : undefined,
  };
}

/** Returns the code of a failed connection, such as ` (ECONNREFUSED)`. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return isRecord(cause) && typeof cause.code === 'string' ? ` (${cause.code})` : '';
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = text === '' ? {} : JSON.parse(text);
    return Array.isArray(value) ? { data: value } : isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
