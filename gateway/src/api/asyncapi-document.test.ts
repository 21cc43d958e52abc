import { readFileSync } from 'node:fs';
import specifications from '@asyncapi/specs';
import { describe, expect, test } from '@jest/globals';
import { EVENT_TYPES, isEmail } from '@storefront/contract';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { generateEventDocument } from './generate-document.ts';

interface Message {
  readonly name: string;
  readonly headers: object;
  readonly payload: { readonly $ref: string };
  readonly examples: readonly { readonly headers: object; readonly payload: object }[];
}
interface Document {
  readonly channels: { readonly endpoint: { readonly messages: Readonly<Record<string, { readonly $ref: string }>> } };
  readonly operations: Readonly<Record<string, { readonly action: string; readonly messages: readonly { readonly $ref: string }[] }>>;
  readonly components: { readonly messages: Readonly<Record<string, Message>>; readonly schemas: Readonly<Record<string, object>> };
}

const published = readFileSync(new URL('../../asyncapi.json', import.meta.url), 'utf8');
const document = JSON.parse(published) as Document;
const messages = Object.entries(document.components.messages);

test('asyncapi.json matches the events; run `npm run openapi -w gateway` to regenerate it', () => {
  expect(published).toBe(generateEventDocument());
});

test('asyncapi.json is valid according to the JSON schema of AsyncAPI 3.1.0', () => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(specifications.schemasWithoutId['3.1.0']);

  validate(document);
  expect(validate.errors ?? []).toEqual([]);
});

test('every reference of asyncapi.json leads to something', () => {
  const references = [...published.matchAll(/"\$ref": "#\/([^"]+)"/g)].map(([, path = '']) => path);
  const targetOf = (path: string) =>
    path.split('/').reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);

  expect(references.length).toBeGreaterThan(20);
  expect(references.filter((path) => targetOf(path) === undefined)).toEqual([]);
});

test('asyncapi.json has one message and one operation for each event and for the test delivery', () => {
  const types = [...EVENT_TYPES, 'ping'];
  const ofChannel = Object.values(document.channels.endpoint.messages).map(({ $ref }) => $ref);

  expect(messages.map(([, { name }]) => name)).toEqual(types);
  expect(ofChannel).toEqual(messages.map(([name]) => `#/components/messages/${name}`));
  expect(Object.values(document.operations).map(({ action, messages: [message] }) => `${action} ${message?.$ref}`)).toEqual(
    messages.map(([name]) => `send #/channels/endpoint/messages/${name}`),
  );
});

describe.each(messages)('%s', (_name, { headers, payload, examples }) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('idn-email', isEmail);
  ajv.addSchema(document, 'asyncapi');

  test('has an example whose headers and payload match its schemas', () => {
    const [example] = examples;
    const matchesHeaders = ajv.compile(headers);
    const matchesPayload = ajv.compile({ $ref: `asyncapi${payload.$ref}` });

    matchesHeaders(example?.headers);
    matchesPayload(example?.payload);
    expect([...(matchesHeaders.errors ?? []), ...(matchesPayload.errors ?? [])]).toEqual([]);
    expect(Object.keys(example?.headers ?? {})).toEqual(
      expect.arrayContaining([
        'X-Service-Signature',
        'X-Service-Delivery',
        'X-Service-Attempt',
        'webhook-id',
        'webhook-timestamp',
        'webhook-signature',
      ]),
    );
  });

  test('requires the fields of an event', () => {
    const matches = ajv.compile({ $ref: `asyncapi${payload.$ref}` });

    expect(matches({ ...examples[0]?.payload, data: undefined })).toBe(false);
    expect(matches({ ...examples[0]?.payload, type: 'order.unknown' })).toBe(false);
  });
});
