/**
 * Errors that Citus reports as internal ones: it copies selected rows to other nodes, and passes on an error there with the same message, a statement can begin before
 * its shard is divided and end after, and a node can be lost in a transaction.
 */
const INTERNAL: readonly (readonly [code: string, message: RegExp])[] = [
  ['08006', /^failure on connection marked as essential/],
  ['40001', /^could not find valid entry for shard \d+$/],
  ['23502', /violates not-null constraint$/],
  ['23503', /violates foreign key constraint/],
  ['23505', /^duplicate key value violates unique constraint/],
  ['23514', /violates check constraint/],
];
const INTERNAL_ERROR = 'XX000';
/** A statement with several parts was planned before its shard moved to another node, where the results of its first parts are missing. */
const RESULT_NOT_FOUND = 'CIINF';

function codeOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code === RESULT_NOT_FOUND) return '40001';
  return code === INTERNAL_ERROR ? (INTERNAL.find(([, message]) => message.test(messageOf(error)))?.[0] ?? code) : code;
}

/** Reports whether an error is a unique violation, of `constraint` if given. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  codeOf(error) === '23505' && (constraint === undefined || names(error, 'constraint', constraint));

/** Reports whether an error is a not-null violation of `column`. */
export const isNullViolation = (error: unknown, column: string): boolean => codeOf(error) === '23502' && names(error, 'column', column);

/** Citus appends the number of the shard to the name of a constraint, and of the error of another node it passes on only the message. */
function names(error: unknown, kind: 'constraint' | 'column', name: string): boolean {
  const field = (error as { constraint?: string; column?: string })[kind] ?? messageOf(error).match(`${kind} "([^"]+)"`)?.[1];
  return field?.replace(/_\d{6,}$/, '') === name;
}

/** Reports whether a statement named a table that does not exist. */
export const isMissingTable = (error: unknown): boolean => codeOf(error) === '42P01';

/** Reports whether a statement named a schema that does not exist. */
export const isMissingSchema = (error: unknown): boolean => codeOf(error) === '3F000';

/** Reports whether the URL names a database that does not exist. */
export const isMissingDatabase = (error: unknown): boolean => codeOf(error) === '3D000';

/** Reports whether the role lacks a privilege. */
export const isForbidden = (error: unknown): boolean => codeOf(error) === '42501';

/** Reports whether a statement waited longer than `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** Reports whether Postgres canceled the statement, for example because it exceeded its timeout. */
export const isCanceled = (error: unknown): boolean => codeOf(error) === '57014';

/** Reports whether an error is a serialization failure or deadlock, after which the transaction can be retried. */
export const isRetryable = (error: unknown): boolean => codeOf(error) === '40001' || codeOf(error) === '40P01';

/** Reports whether a statement was rolled back because of the values of a row, a constraint, or a concurrent writer, so that it can succeed without that row. */
export const isDueToRow = (error: unknown): boolean => /^(22...|23...|40001|40P01)$/.test(codeOf(error) ?? '');

/** Reports whether a write was refused because the server is read-only, as a former primary is after a failover. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006';

/** Reports whether no response to a statement arrived within `query_timeout`. The driver's error has no code. */
export const isResponseTimeout = (error: unknown): boolean => messageOf(error) === 'Query read timeout';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** A broken connection, a server that starts or stops, exhausted resources such as a full disk, and an idle transaction that was ended. */
const UNAVAILABLE_CODES =
  /^(08...|53...|57P0[1-5]|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The driver's own errors, which have no code. */
const UNAVAILABLE_MESSAGES =
  /^(Query read timeout$|timeout exceeded when trying to connect|timeout expired$|Connection terminated|Client (was closed|has encountered a connection error))/;

/** Reports whether a statement failed because of the state of the server or the connection, not because of the statement. */
export const isUnavailable = (error: unknown): boolean =>
  isReadOnly(error) || UNAVAILABLE_CODES.test(codeOf(error) ?? '') || UNAVAILABLE_MESSAGES.test(messageOf(error));
