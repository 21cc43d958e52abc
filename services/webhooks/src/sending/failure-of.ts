import type { FailureReason } from '../domain/delivery.ts';

/** What an answer's status means for the delivery; null for a 2xx. A redirect is a failure: a signed body goes where the store said. */
export function failureOfStatus(status: number): FailureReason | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'http_status';
}

const REASONS: Readonly<Record<string, FailureReason>> = {
  ENDPOINT_NOT_ALLOWED: 'endpoint_not_allowed',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  ETIMEDOUT: 'timeout',
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  EAI_FAIL: 'dns',
  EAI_NODATA: 'dns',
  EAI_NONAME: 'dns',
  ECONNREFUSED: 'connection_refused',
  ECONNRESET: 'connection_reset',
  EPIPE: 'connection_reset',
  UND_ERR_SOCKET: 'connection_reset',
  UND_ERR_HEADERS_OVERFLOW: 'invalid_response',
};

/** What the errors of node and undici have in common. */
type NetworkError = { readonly name?: unknown; readonly code?: unknown; readonly cause?: unknown; readonly errors?: readonly unknown[] };

/** The word for an attempt that had no answer. It says nothing of addresses or of what stands behind them. */
export function failureOfError(error: unknown): FailureReason {
  if (typeof error !== 'object' || error === null) return 'connection_failed';
  const { name, code, cause, errors }: NetworkError = error;
  return (name === 'TimeoutError' ? 'timeout' : undefined) ?? reasonOfCode(String(code)) ?? failureOfError(cause ?? errors?.[0]);
}

function reasonOfCode(code: string): FailureReason | undefined {
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/.test(code)) return 'tls';
  return code.startsWith('HPE_') ? 'invalid_response' : REASONS[code];
}
