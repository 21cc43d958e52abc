import { isEmail } from '@storefront/contract';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Received } from '../http/webhook-receiver.ts';
import { closedSchemas } from './closed-schemas.ts';

interface HeadersSchema {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
}
interface Message {
  readonly name: string;
  readonly headers: HeadersSchema;
  readonly payload: { readonly $ref: string };
}
interface AsyncApiDocument {
  readonly components: { readonly messages: Readonly<Record<string, Message>> };
}

/** The published AsyncAPI document and a check of deliveries against it. */
export interface PublishedEvents {
  readonly types: readonly string[];
  /** Returns how a delivery violates the document. */
  violationsOf(delivery: Received): string[];
}

/** Reads the document that a running gateway publishes. */
export async function publishedEvents(baseUrl: string): Promise<PublishedEvents> {
  const response = await fetch(`${baseUrl}/asyncapi.json`);
  if (response.status !== 200) throw new Error(`/asyncapi.json returned ${response.status}`);
  const document = (await response.json()) as AsyncApiDocument;
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats.default(ajv);
  ajv.addFormat('idn-email', isEmail);
  ajv.addSchema(closedSchemas(document), 'asyncapi');
  const validators = new Map(
    Object.values(document.components.messages).map(({ name, headers, payload }) => [
      name,
      { headers: ajv.compile(lowerCased(headers)), payload: ajv.compile({ $ref: `asyncapi${payload.$ref}` }) },
    ]),
  );
  return {
    types: [...validators.keys()],
    violationsOf({ headers, json }) {
      const validator = validators.get(json.type);
      if (validator === undefined) return [`the event ${json.type} is not documented`];
      return [...violations(validator.headers, headers), ...violations(validator.payload, json)];
    },
  };
}

const violations = (validate: ValidateFunction, value: unknown): string[] =>
  validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);

/** Node.js receives the names of headers in lower case. */
const lowerCased = ({ properties, required }: HeadersSchema) => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name.toLowerCase(), schema])),
  required: required.map((name) => name.toLowerCase()),
});
