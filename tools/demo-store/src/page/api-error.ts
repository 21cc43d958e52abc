/** An error returned by the API, with a message for the shopper and stable codes for the program. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly reason: string | null;

  constructor(status: number, code: string, reason: string | null, message: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.reason = reason;
  }
}

/** Reads the JSON of a response, or throws the `ApiError` that it describes. */
export async function readResponse<Data>(answer: Response): Promise<Data> {
  if (answer.status === 204) return undefined as Data;
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as Data;
  const error = (body as { error?: { code?: string; reason?: string | null; message?: string } } | null)?.error;
  throw new ApiError(
    answer.status,
    error?.code ?? 'unknown',
    error?.reason ?? null,
    error?.message ?? `The store returned an error (status ${answer.status}).`,
  );
}
