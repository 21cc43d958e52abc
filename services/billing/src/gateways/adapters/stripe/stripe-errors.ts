import { AppError } from '@storefront/errors';
import { Stripe } from 'stripe';
import type { ProviderErrors } from '../limit-calls.ts';
import { amountNotSupported } from '../minor-units.ts';

const { errors } = Stripe;

/** Stripe returns 409 while it processes an earlier request with the same idempotency key, and 429 if it is called too often. */
export const stripeErrors: ProviderErrors = {
  isOutage: (error) =>
    error instanceof errors.StripeConnectionError || (error instanceof errors.StripeError && (error.statusCode ?? 0) >= 500),
  isBusy: (error) => error instanceof errors.StripeError && (error.statusCode === 409 || error.statusCode === 429),
};

/** The refusals of an amount, as Stripe's error codes. */
const AMOUNT_CODES: Readonly<Record<string, string>> = {
  amount_too_small: 'This amount is below the minimum of an online payment.',
  amount_too_large: 'This amount is above the maximum of an online payment.',
};

/** Whether Stripe refused the request itself, so that repeating it is pointless and it has had no effect. */
export const isRefusal = (error: unknown): error is InstanceType<typeof errors.StripeInvalidRequestError> =>
  error instanceof errors.StripeInvalidRequestError;

/**
 * Converts an error of the library to an AppError. A refused amount is the shopper's problem. Any other refusal, such as an invalid API key, is
 * the store's, and its text stays in the log.
 */
function toAppError(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const refusal = AMOUNT_CODES[error.code ?? ''];
  if (refusal !== undefined) return amountNotSupported(refusal);
  return new AppError('bad_gateway', 'The payment gateway refused the request.', {
    reason: 'payment_gateway_refused',
    cause: withoutSecrets(error),
  });
}

/** Runs a call, and throws only AppErrors for what Stripe refused. */
export async function withAppErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw toAppError(error);
  }
}

/** An error for the log: its kind, code, and request, without headers or parameters. */
const withoutSecrets = ({ type, code, param, statusCode, requestId }: InstanceType<typeof errors.StripeError>): Error =>
  new Error(
    `Stripe returned ${statusCode ?? 'nothing'}: ${type} ${code ?? ''} ${param ?? ''} (${requestId ?? 'no request ID'})`.replaceAll(
      / +/g,
      ' ',
    ),
  );
