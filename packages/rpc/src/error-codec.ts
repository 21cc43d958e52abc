import { Metadata, type ServiceError, type StatusObject, status } from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';
import { AppError, type ErrorCode, type ErrorDetail, isErrorCode } from '@storefront/errors';
import { packageDefinition } from '@storefront/proto';
import type { Status, Status__Output } from '@storefront/proto/google/rpc';
import type { AppError as AppErrorMessage, AppError__Output } from '@storefront/proto/storefront/common/v1';

const STATUS_OF: Record<ErrorCode, status> = {
  unauthorized: status.UNAUTHENTICATED,
  forbidden: status.PERMISSION_DENIED,
  not_found: status.NOT_FOUND,
  method_not_allowed: status.UNIMPLEMENTED,
  conflict: status.FAILED_PRECONDITION,
  precondition_failed: status.FAILED_PRECONDITION,
  payload_too_large: status.OUT_OF_RANGE,
  unsupported_media_type: status.INVALID_ARGUMENT,
  validation_error: status.INVALID_ARGUMENT,
  rate_limited: status.RESOURCE_EXHAUSTED,
  internal_error: status.INTERNAL,
  // Not UNAVAILABLE, because clients would retry a call that has already failed further downstream.
  bad_gateway: status.UNKNOWN,
  service_unavailable: status.UNAVAILABLE,
  gateway_timeout: status.DEADLINE_EXCEEDED,
};

/** An overloaded service must not be called again at once, as clients do after UNAVAILABLE. */
const statusOf = ({ code, reason }: AppError): status => (reason === 'overloaded' ? status.RESOURCE_EXHAUSTED : STATUS_OF[code]);

/** Returns the name of the gRPC status for an error, such as `NOT_FOUND`. */
export const statusNameOf = (error: AppError): string => status[statusOf(error)];

/** Returns the service of a gRPC name or path, such as `cart` of `/storefront.cart.v1.CartService/GetCart`. */
export const serviceOf = (name: string): string => /^\/?storefront\.(\w+)\./.exec(name)?.[1] ?? name;

const DETAILS_KEY = 'grpc-status-details-bin';
const APP_ERROR_TYPE = 'type.googleapis.com/storefront.common.v1.AppError';

const statusType = () => packageDefinition()['google.rpc.Status'] as MessageTypeDefinition<Status, Status__Output>;
const appErrorType = () => packageDefinition()['storefront.common.v1.AppError'] as MessageTypeDefinition<AppErrorMessage, AppError__Output>;

/** Converts a handler's error to a gRPC status. */
export function toStatus(error: AppError): Partial<StatusObject> {
  const value = appErrorType().serialize({
    code: error.code,
    reason: error.reason ?? undefined,
    message: error.message,
    details: [...error.details],
    retryAfterSeconds: error.retryAfterSeconds,
  });
  const code = statusOf(error);
  const metadata = new Metadata();
  metadata.set(DETAILS_KEY, statusType().serialize({ code, message: error.message, details: [{ type_url: APP_ERROR_TYPE, value }] }));
  return { code, details: error.message, metadata };
}

/** Converts a failed call to `service` to an AppError: the one that the service threw, or one for the connection failure. */
export function fromServiceError(error: ServiceError, service: string): AppError {
  return carriedError(error) ?? silenceError(error, service);
}

function carriedError(error: ServiceError): AppError | undefined {
  const [encoded] = error.metadata?.get(DETAILS_KEY) ?? [];
  if (!Buffer.isBuffer(encoded)) return undefined;
  const any = statusType().deserialize(encoded).details[0] as { value?: Buffer } | undefined;
  if (any?.value === undefined) return undefined;
  const message = appErrorType().deserialize(Buffer.from(any.value));
  return new AppError(isErrorCode(message.code) ? message.code : 'internal_error', message.message, {
    reason: message.reason,
    details: message.details.map(toDetail),
    retryAfterSeconds: message.retryAfterSeconds,
    cause: error,
  });
}

const toDetail = ({ field, location, code, detail, orderId, lineId, sku }: AppError__Output['details'][number]): ErrorDetail => ({
  field,
  ...(location === undefined ? {} : { location: location as NonNullable<ErrorDetail['location']> }),
  code,
  detail,
  ...(orderId === undefined ? {} : { orderId }),
  ...(lineId === undefined ? {} : { lineId }),
  ...(sku === undefined ? {} : { sku }),
});

/**
 * Reports whether the called service itself did not respond: it was unreachable, or the deadline passed. An error that the service returned,
 * even one about a service behind it, is a response.
 */
export function isSilence(error: unknown): boolean {
  if (!(error instanceof AppError) || !isServiceError(error.cause)) return false;
  const { code, metadata } = error.cause;
  return (code === status.UNAVAILABLE || code === status.DEADLINE_EXCEEDED) && (metadata?.get(DETAILS_KEY) ?? []).length === 0;
}

/** The text that grpc-js gives to a stream reset with REFUSED_STREAM; it has no code for it. */
const REFUSED = 'Stream refused by server';

/** Reports whether the server refused the call's stream, so that no handler has seen the call. */
export const isRefused = (error: unknown): boolean =>
  error instanceof AppError && isServiceError(error.cause) && error.cause.code === status.UNAVAILABLE && error.cause.details === REFUSED;

/** Creates the error of a gRPC call that fails without an AppError from a handler. */
export const serviceError = (code: status, details: string): ServiceError =>
  Object.assign(new Error(details), { code, details, metadata: new Metadata() });

/** Reports whether an error is a failed gRPC call. Unlike that of an AppError, its code is a number. */
export const isServiceError = (error: unknown): error is ServiceError =>
  error instanceof Error && 'details' in error && 'code' in error && typeof error.code === 'number';

function silenceError(error: ServiceError, service: string): AppError {
  if (error.code === status.DEADLINE_EXCEEDED) return timedOut(service, error);
  return new AppError('bad_gateway', `The ${service} service is unavailable.`, {
    reason: 'downstream_unavailable',
    cause: error,
  });
}

/** Creates the error of a call that `service` did not finish by its deadline. */
export const timedOut = (service: string, cause?: unknown): AppError =>
  new AppError('gateway_timeout', `The ${service} service did not respond in time.`, { reason: 'downstream_timeout', cause });
