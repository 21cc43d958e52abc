const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Whether a unique constraint (this one, when named) refused the row. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  codeOf(error) === '23505' && (constraint === undefined || (error as { constraint?: string }).constraint === constraint);

/** Whether a column refused to be without a value. */
export const isNullViolation = (error: unknown, column: string): boolean =>
  codeOf(error) === '23502' && (error as { column?: string }).column === column;

/** Whether the transaction lost a race and may simply be run again. */
export const isRetryable = (error: unknown): boolean => codeOf(error) === '40001' || codeOf(error) === '40P01';
