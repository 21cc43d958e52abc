/** A JSON Schema of the OpenAPI document. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly deprecated?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number | boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** A parameter of a request. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

/** A header of a response. */
interface Header {
  readonly description?: string;
  readonly schema: Schema;
}

/** The body of a request or of a response. */
interface MediaType {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, { readonly summary?: string; readonly value?: unknown }>>;
}

export type Content = Readonly<Record<string, MediaType>>;

/** A response of an operation. */
export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Content;
}

/** An operation, or an event that is sent to subscribers. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
  readonly 'x-codeSamples'?: readonly { readonly lang: string; readonly source: string }[];
}

type Operations = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** The parts of the OpenAPI document that the reference shows. References to anything but schemas are resolved. */
export interface ReferenceDocument {
  readonly info: { readonly title: string; readonly version: string; readonly summary: string; readonly description: string };
  readonly tags?: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Operations;
  readonly webhooks?: Operations;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Any part of a JSON document. */
interface Part {
  readonly [name: string]: Part | undefined;
}

const SHARED = /^#\/components\/(?!schemas\/)/;

/** Reads the OpenAPI document. */
export function readReference(text: string): ReferenceDocument {
  const document: Part = JSON.parse(text);
  // Shared responses refer to shared headers and examples, which the first round resolves.
  const shared: Part = JSON.parse(text, resolveIn(document));
  return JSON.parse(text, resolveIn(shared));
}

/** Returns a reviver that replaces references with the parts of `document` to which they refer. */
const resolveIn = (document: Part) => (_name: string, value: { readonly $ref?: unknown } | null) =>
  typeof value?.$ref === 'string' && SHARED.test(value.$ref)
    ? value.$ref
        .split('/')
        .slice(1)
        .reduce<Part | undefined>((part, name) => part?.[name], document)
    : value;
