import { isEmail } from '@storefront/contract';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { EXCEPTIONS, type Exception } from '../../contract/exceptions.ts';
import { closedSchemas } from './closed-schemas.ts';

/** A response and the request that it belongs to. */
export interface ObservedResponse {
  readonly method: string;
  /** The requested path and query. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  /** Parsed if it is JSON. */
  readonly body: unknown;
  readonly text: string;
}

interface ResponseObject {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, unknown>>;
}
/** A shared parameter is a reference and has neither. */
interface ParameterObject {
  readonly name?: string;
  readonly schema?: { readonly maximum?: number };
}
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly ParameterObject[];
  readonly responses: Readonly<Record<string, ResponseObject>>;
}
type PathItem = Readonly<Record<string, Operation>>;

/** The parts of the published document that tests use. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
  };
}

/** The published document and a check of responses against it. */
export interface PublishedContract {
  readonly document: OpenApiDocument;
  /** Returns how a response violates the document. */
  violationsOf(observed: ObservedResponse): string[];
}

const REQUIRED_HEADERS = ['x-service-mode', 'x-request-id', 'vary', 'x-content-type-options'];
const BODILESS = new Set([204, 304]);

/** Reads the document that a running gateway publishes, or the Admin API. */
export async function publishedContract(baseUrl: string, path = '/openapi.json'): Promise<PublishedContract> {
  const response = await fetch(`${baseUrl}${path}`);
  if (response.status !== 200) throw new Error(`${path} returned ${response.status}`);
  return contractOf((await response.json()) as OpenApiDocument);
}

/** Compiles the document into a contract. */
function contractOf(document: OpenApiDocument): PublishedContract {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats.default(ajv);
  ajv.addFormat('idn-email', isEmail);
  ajv.addSchema(closedSchemas(document), 'openapi');
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (pointer: string): ValidateFunction => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}` });
    compiled.set(pointer, known);
    return known;
  };
  const bodyViolations = (pointer: string, body: unknown): string[] => {
    const validate = validatorOf(pointer);
    return validate(body) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  };
  const find = pathFinder(Object.keys(document.paths));

  return {
    document,
    violationsOf(observed) {
      const path = find(observed.path.split('?', 1)[0] ?? '');
      const method = observed.method === 'HEAD' ? 'get' : observed.method.toLowerCase();
      const operation = path === undefined ? undefined : document.paths[path]?.[method];
      if (EXCEPTIONS.some((exception) => covers(exception, observed, operation?.operationId))) return [];
      const missing = REQUIRED_HEADERS.filter((name) => !observed.headers.has(name)).map((name) => `the header ${name} is missing`);
      const contentViolations = operation === undefined ? undocumented(observed) : documented(observed, path ?? '', method, operation);
      return [...missing, ...contentViolations];
    },
  };

  /** Unknown operations must be refused with the error envelope. */
  function undocumented(observed: ObservedResponse): string[] {
    if (observed.method === 'OPTIONS' && observed.status === 204) return [];
    const isRefused = [403, 404, 405].includes(observed.status);
    return isRefused ? envelopeViolations(observed) : [`status ${observed.status} of an undocumented operation`];
  }

  function envelopeViolations(observed: ObservedResponse): string[] {
    return observed.method === 'HEAD' ? [] : bodyViolations('/components/schemas/ErrorEnvelope', observed.body);
  }

  function documented(observed: ObservedResponse, path: string, method: string, operation: Operation): string[] {
    const documentedResponse = operation.responses[observed.status];
    if (documentedResponse === undefined) return [`status ${observed.status} of ${operation.operationId} is not documented`];
    const pointer = documentedResponse.$ref?.slice(1) ?? `/paths/${escaped(path)}/${method}/responses/${observed.status}`;
    const response =
      documentedResponse.$ref === undefined
        ? documentedResponse
        : document.components.responses[documentedResponse.$ref.split('/').at(-1) ?? ''];
    if (BODILESS.has(observed.status)) return observed.text === '' ? [] : [`a ${observed.status} with a body`];
    if (observed.method === 'HEAD') return [];
    const type = observed.headers.get('content-type')?.split(';', 1)[0] ?? '';
    if (response?.content?.[type] === undefined) return [`the content type ${type} of ${operation.operationId} is not documented`];
    return /[/+]json$/.test(type) ? bodyViolations(`${pointer}/content/${escaped(type)}/schema`, observed.body) : [];
  }
}

const escaped = (key: string): string => encodeURI(key.replaceAll('~', '~0').replaceAll('/', '~1'));

const covers = ({ operation, status }: Exception, observed: ObservedResponse, operationId: string | undefined): boolean =>
  observed.status === status && (operation === '*' || operation === operationId);

/** Returns a function that finds the template of a path. A fixed segment takes precedence over a parameter. */
function pathFinder(templates: readonly string[]): (path: string) => string | undefined {
  const patterns = templates
    .filter((template) => template.includes('{'))
    .toSorted((a, b) => a.split('{').length - b.split('{').length)
    .map((template) => ({ template, shape: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`) }));
  return (path) => (templates.includes(path) ? path : patterns.find(({ shape }) => shape.test(path))?.template);
}
