import type { FailureReason } from '../domain/delivery.ts';

/** Maps a response status; null for a 2xx. A redirect is a failure, because a signed body is sent only to the registered address. */
export function failureReasonOfStatus(status: number): FailureReason | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'http_status';
}

const REASONS: Readonly<Record<string, FailureReason>> = {
  ENDPOINT_NOT_ALLOWED: 'endpoint_not_allowed',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  ETIMEDOUT: 'timeout',
  NAME_NOT_RESOLVED: 'dns',
  ECONNREFUSED: 'connection_refused',
  ECONNRESET: 'connection_reset',
  EPIPE: 'connection_reset',
  UND_ERR_SOCKET: 'connection_reset',
  UND_ERR_HEADERS_OVERFLOW: 'invalid_response',
};

/** The common properties of errors from Node and undici. */
type NetworkError = { readonly name?: unknown; readonly code?: unknown; readonly cause?: unknown; readonly errors?: readonly unknown[] };

/** Maps the error of an attempt without a response. The reason reveals nothing about addresses or the network behind them. */
export function failureReasonOfError(error: unknown): FailureReason {
  if (typeof error !== 'object' || error === null) return 'connection_failed';
  const { name, code, cause, errors }: NetworkError = error;
  return (name === 'TimeoutError' ? 'timeout' : undefined) ?? reasonOfCode(String(code)) ?? failureReasonOfError(cause ?? errors?.[0]);
}

function reasonOfCode(code: string): FailureReason | undefined {
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/.test(code)) return 'tls';
  return code.startsWith('HPE_') ? 'invalid_response' : REASONS[code];
}
