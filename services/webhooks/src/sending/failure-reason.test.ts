import { expect, test } from '@jest/globals';
import { failureReasonOfError, failureReasonOfStatus } from './failure-reason.ts';

const anError = (code: string, over: object = {}) => Object.assign(new Error('at 10.0.0.7:443'), { code, ...over });

test.each([
  ['ECONNREFUSED', 'connection_refused'],
  ['NAME_NOT_RESOLVED', 'dns'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
  ['CERT_HAS_EXPIRED', 'tls'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls'],
  ['UND_ERR_SOCKET', 'connection_reset'],
  ['HPE_INVALID_CONSTANT', 'invalid_response'],
  ['ENDPOINT_NOT_ALLOWED', 'endpoint_not_allowed'],
  ['EWHATEVER', 'connection_failed'],
])('the error code %s has the reason %s', (code, reason) => {
  expect(failureReasonOfError(anError(code))).toBe(reason);
  expect(failureReasonOfError(anError('', { cause: anError(code) }))).toBe(reason);
});

test('an error with several addresses has the reason of the first', () => {
  expect(failureReasonOfError(new AggregateError([anError('ECONNREFUSED'), anError('ETIMEDOUT')]))).toBe('connection_refused');
});

test('an unknown error has the reason connection_failed', () => {
  expect(failureReasonOfError('boom')).toBe('connection_failed');
});

test.each([
  [200, null],
  [204, null],
  [299, null],
  [301, 'redirect'],
  [308, 'redirect'],
  [404, 'http_status'],
  [500, 'http_status'],
])('the status %d has the reason %s', (status, failure) => {
  expect(failureReasonOfStatus(status)).toBe(failure);
});
