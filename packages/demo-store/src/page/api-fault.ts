/** A refusal by the API, in words for a person, with the stable codes to branch on. */
export class ApiFault extends Error {
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

/** Reads an answer's JSON, or throws the `ApiFault` that it describes. */
export async function readAnswer<Data>(answer: Response): Promise<Data> {
  if (answer.status === 204) return undefined as Data;
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as Data;
  const error = (body as { error?: { code?: string; reason?: string | null; message?: string } } | null)?.error;
  throw new ApiFault(
    answer.status,
    error?.code ?? 'unknown',
    error?.reason ?? null,
    error?.message ?? `The store answered with ${answer.status}.`,
  );
}
