import { AppError } from '@storefront/errors';

/** Returns the result of a call. The fields of its errors get the names that the API has for those of the RPC. */
export async function withFieldNames<T>(names: Readonly<Record<string, string>>, calling: Promise<T>): Promise<T> {
  try {
    return await calling;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'validation_error') throw error;
    const { code, message, reason, retryAfterSeconds } = error;
    const details = error.details.map((detail) => ({ ...detail, field: names[detail.field] ?? detail.field }));
    const text = details.length === 0 ? message : details.map(({ field, detail }) => `${field}: ${detail}`).join('; ');
    throw new AppError(code, text, {
      ...(reason === null ? {} : { reason }),
      details,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      cause: error,
    });
  }
}
