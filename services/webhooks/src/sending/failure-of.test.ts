import { expect, test } from '@jest/globals';
import { failureOfError, failureOfStatus } from './failure-of.ts';

const anError = (code: string, over: object = {}) => Object.assign(new Error('at 10.0.0.7:443'), { code, ...over });

test.each([
  ['ECONNREFUSED', 'connection_refused'],
  ['ENOTFOUND', 'dns'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
  ['CERT_HAS_EXPIRED', 'tls'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls'],
  ['UND_ERR_SOCKET', 'connection_reset'],
  ['HPE_INVALID_CONSTANT', 'invalid_response'],
  ['ENDPOINT_NOT_ALLOWED', 'endpoint_not_allowed'],
  ['EWHATEVER', 'connection_failed'],
])('%s is told as %s', (code, reason) => {
  expect(failureOfError(anError(code))).toBe(reason);
  expect(failureOfError(anError('', { cause: anError(code) }))).toBe(reason);
});

test('an error of several addresses is told as that of the first', () => {
  expect(failureOfError(new AggregateError([anError('ECONNREFUSED'), anError('ETIMEDOUT')]))).toBe('connection_refused');
});

test('what is no error at all is a failed connection', () => {
  expect(failureOfError('boom')).toBe('connection_failed');
});

test.each([
  [200, null],
  [204, null],
  [299, null],
  [301, 'redirect'],
  [308, 'redirect'],
  [404, 'http_status'],
  [500, 'http_status'],
])('an answer of %d means %s', (status, failure) => {
  expect(failureOfStatus(status)).toBe(failure);
});
