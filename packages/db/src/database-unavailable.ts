import { AppError } from '@storefront/errors';

/** A restart or a failover of Postgres takes a few seconds; a client that retries sooner only adds load. */
const RETRY_AFTER_SECONDS = 1;

/** The error of a statement that failed because the database is unavailable. Clients can retry; the cause is logged and never exposed. */
export const databaseUnavailable = (cause: unknown): AppError =>
  new AppError('service_unavailable', 'The database is temporarily unavailable.', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
