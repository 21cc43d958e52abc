/** A field that the API refused, and why. */
export interface RefusedField {
  readonly field: string;
  readonly detail: string;
}

/** The parts of an error response that the page reads. */
interface ErrorBody {
  readonly error?: {
    readonly code?: string;
    readonly reason?: string | null;
    readonly message?: string;
    readonly details?: readonly RefusedField[];
  };
}

/** An error returned by the API, with a message for the shopper and stable codes for the program. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly reason: string | null;
  readonly details: readonly RefusedField[];

  constructor(status: number, code: string, reason: string | null, message: string, details: readonly RefusedField[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.reason = reason;
    this.details = details;
  }
}

/** Reads the JSON of a response, or throws the `ApiError` that it describes. */
export async function readResponse<Data>(answer: Response): Promise<Data> {
  if (answer.status === 204) return undefined as Data;
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as Data;
  const error = (body as ErrorBody | null)?.error;
  throw new ApiError(
    answer.status,
    error?.code ?? 'unknown',
    error?.reason ?? null,
    answer.status === 429 ? busy(answer) : (error?.message ?? `The store returned an error (status ${answer.status}).`),
    error?.details,
  );
}

/** The gateway counts requests; a shopper only needs to know when to go on. */
function busy({ headers }: Response): string {
  const seconds = Number(headers.get('Retry-After'));
  const when = seconds > 1 ? `in ${seconds} seconds` : 'in a moment';
  return `The store is receiving too many requests. Please try again ${when}.`;
}
