import { expect, test } from '@jest/globals';
import { endpointUrlViolation } from './endpoint-url.ts';

const deployed = (url: string) => endpointUrlViolation(url, { allowPrivate: false });
const embedded = (url: string) => endpointUrlViolation(url, { allowPrivate: true });

test.each([
  'https://hooks.example.com/orders',
  'https://example.com',
  'https://example.com:443/',
  'https://example.com:8443/a?b=c',
  'https://bücher.example/hook',
  'https://8.8.8.8/hook',
  'https://[2606:4700:4700::1111]/hook',
  'https://example.com./hook',
  'https://example.com/a@b',
])('%s is allowed', (url) => {
  expect(deployed(url)).toBeUndefined();
});

test.each([
  ['', 'absolute URL'],
  ['hooks.example.com', 'absolute URL'],
  ['https://', 'absolute URL'],
  ['http://example.com/', 'https'],
  ['ftp://example.com/', 'https'],
  ['https://example.com:22/', 'port'],
  ['https://example.com:6379/', 'port'],
  ['https://example.com:80/', 'port'],
  ['https://user:secret@example.com/', 'user name'],
  ['https://@example.com/', 'user name'],
  ['https://example.com/#part', 'fragment'],
  ['https://example.com/#', 'fragment'],
  ['https://exam\tple.com/', 'absolute URL'],
  [' https://example.com/', 'absolute URL'],
  ['https://example.com/\n', 'absolute URL'],
  ['https://example.com/\u0000', 'absolute URL'],
  [`https://example.com/${'x'.repeat(2_048)}`, 'characters'],
  ['https://*.example.com/hook', 'DNS'],
  ['https://{store}.example.com/hook', 'DNS'],
  ['https://$HOST/hook', 'DNS'],
  ['https://example..com/hook', 'DNS'],
  ['https://.example.com/', 'DNS'],
  [`https://${'x'.repeat(64)}.example.com/`, 'DNS'],
  ['https://?hook', 'absolute URL'],
  ['https://example.com:0/', 'port'],
  ['https://localhost/', 'public'],
  ['https://LOCALHOST./', 'public'],
  ['https://api.localhost/', 'public'],
  ['https://kubernetes/', 'public'],
  ['https://orders.default.svc.cluster.local/', 'public'],
  ['https://orders.default.svc/', 'public'],
  ['https://metadata.google.internal/', 'public'],
  ['https://127.0.0.1/', 'public'],
  ['https://2130706433/', 'public'],
  ['https://0x7f000001/', 'public'],
  ['https://0177.0.0.1/', 'public'],
  ['https://127.1/', 'public'],
  ['https://[::1]/', 'public'],
  ['https://[::ffff:127.0.0.1]/', 'public'],
  ['https://169.254.169.254/latest/meta-data', 'public'],
  ['https://①②⑦.⓪.⓪.①/', 'public'],
])('%j is rejected', (url, word) => {
  expect(deployed(url)).toContain(word);
});

test.each(['http://127.0.0.1:4000/hook', 'http://localhost:3000', 'https://[::1]:9443/', 'http://receiver:80/'])(
  '%s is allowed if private endpoints are',
  (url) => {
    expect(embedded(url)).toBeUndefined();
  },
);

test.each(['http://*/', 'http://{host}:3000/', 'http://receiver:0/', 'http://user@receiver/', 'http://receiver/#hook'])(
  '%s, which no event can reach, is rejected even if private endpoints are allowed',
  (url) => {
    expect(embedded(url)).toBeDefined();
  },
);

const compose = (url: string) => endpointUrlViolation(url, { allowPrivate: ['demo-page', 'host.docker.internal'] });

test.each(['http://demo-page:8081/webhooks', 'http://host.docker.internal:4242/', 'http://DEMO-PAGE./', 'https://hooks.example.com/'])(
  '%s is allowed if private endpoints are at its host',
  (url) => {
    expect(compose(url)).toBeUndefined();
  },
);

test.each([
  'http://hooks.example.com/',
  'http://redis:6379/',
  'https://postgres:5432/',
  'https://gateway/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/',
  'https://demo-page@redis/',
  'http://demo-page.example.com/',
])('%s is rejected if private endpoints are at other hosts', (url) => {
  expect(compose(url)).toBeDefined();
});

test.each(['ftp://127.0.0.1/', 'http://user@127.0.0.1/', 'http://127.0.0.1/#x', 'nonsense'])(
  '%s is rejected even if private endpoints are allowed',
  (url) => {
    expect(embedded(url)).toBeDefined();
  },
);
