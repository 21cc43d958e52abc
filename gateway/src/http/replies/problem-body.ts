import type { AppError } from '@storefront/errors';
import { type ErrorPlace, errorBody } from '@storefront/public-json';

/** Words of codes and reasons that are not written in lower case. */
const NAMES: Readonly<Record<string, string>> = { api: 'API' };

/** Builds the problem details (RFC 9457) of an error, in place of its envelope. */
export function problemBody(error: AppError, status: number, place: ErrorPlace) {
  const { code, reason, message, request_id, doc_url, details } = errorBody(error, place).error;
  const name = new URL(doc_url).hash.slice(1);
  return { type: doc_url, title: titleOf(name), status, detail: message, code, reason, request_id, details };
}

/** A code or a reason as text, such as "Invoice already paid". */
function titleOf(name: string): string {
  const text = name
    .split('_')
    .map((word) => NAMES[word] ?? word)
    .join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
