export { AppError, type AppErrorOptions, type ErrorDetail, isAppError } from './app-error.ts';
export { type ErrorCode, isErrorCode } from './error-code.ts';
export { conflict, fieldError, forbidden, invalid, invalidAll, notFound, unauthorized } from './shorthands.ts';
