import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { acceptsIdempotencyKey } from './create-storefront.ts';
import { isBare } from './failure.ts';
import type { WebhookEvent } from './verify-webhook.ts';

const document = readFileSync(join(import.meta.dirname, '../../../gateway/openapi.json'), 'utf8');

test('src/schema.ts was generated from the published document: npm run schema -w packages/client', () => {
  const [first] = readFileSync(join(import.meta.dirname, 'schema.ts'), 'utf8').split('\n');

  expect(first).toBe(`// gateway/openapi.json sha256:${createHash('sha256').update(document).digest('hex')}`);
});

test('the client knows which POSTs of the document accept an idempotency key', () => {
  const { paths } = JSON.parse(document) as { paths: Record<string, { post?: { parameters?: { $ref?: string }[] } }> };
  const posts = Object.entries(paths).flatMap(([path, { post }]) =>
    post === undefined ? [] : [{ path, parameters: post.parameters ?? [] }],
  );
  const accepting = posts.filter(({ parameters }) => parameters.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey'));

  expect(accepting.length).toBeGreaterThan(10);
  expect(posts.map(({ path }) => path).filter(acceptsIdempotencyKey)).toEqual(accepting.map(({ path }) => path));
});

test('the client knows which responses of the document have no data', () => {
  type Response = { readonly content?: { readonly 'application/json'?: { readonly schema: { readonly $ref?: string } } } };
  const { paths, components } = JSON.parse(document) as {
    paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
    components: { schemas: Record<string, { properties?: object }> };
  };
  const isWithoutData = ([status, { content }]: readonly [string, Response]): boolean => {
    const schema = content?.['application/json']?.schema;
    return (
      status.startsWith('2') &&
      schema !== undefined &&
      !('data' in (components.schemas[String(schema.$ref).split('/').at(-1) ?? '']?.properties ?? {}))
    );
  };
  const bare = Object.entries(paths).filter(([, path]) =>
    Object.values(path).some(({ responses }) => Object.entries(responses).some(isWithoutData)),
  );

  expect(Object.keys(paths).filter(isBare)).toEqual(bare.map(([path]) => path));
});

/** Does not compile with a type that `WebhookEvent` lacks, or without one that it has. */
const KNOWN: Record<Exclude<WebhookEvent['type'], 'ping'>, true> = {
  'order.confirmed': true,
  'order.shipped': true,
  'order.cancelled': true,
  'invoice.issued': true,
  'product.created': true,
  'product.updated': true,
  'stock.changed': true,
  'order.placed': true,
  'order.delivered': true,
  'order.refunded': true,
  'invoice.paid': true,
  'invoice.voided': true,
  'invoice.payment_reversed': true,
  'invoice.overdue': true,
  'credit_note.issued': true,
  'payment.failed': true,
  'product.removed': true,
  'customer.created': true,
  'customer.updated': true,
  'webhook_endpoint.failing': true,
  'webhook_endpoint.disabled': true,
};

test('an event is typed by each type of the document', () => {
  const { webhooks } = JSON.parse(document) as { webhooks: object };

  expect(Object.keys(webhooks).toSorted()).toEqual(Object.keys(KNOWN).toSorted());
});
