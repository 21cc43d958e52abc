import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { EXCEPTIONS, type Exception } from '../contract/exceptions.ts';
import { closedSchemas } from './closed-schemas.ts';

/** One answer, as the published document may judge it. */
export interface Judged {
  readonly method: string;
  /** Path and query as they were asked. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  /** Parsed where it is JSON. */
  readonly body: unknown;
  readonly text: string;
}

interface ResponseObject {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, unknown>>;
}
/** A parameter that is shared is a reference, and has neither. */
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

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
  };
}

/** What `/openapi.json` promises, and the faults of an answer that does not keep it. */
export interface PublishedContract {
  readonly document: OpenApiDocument;
  faultsOf(answer: Judged): string[];
}

const ON_EVERY_ANSWER = ['x-service-mode', 'x-request-id', 'vary', 'x-content-type-options'];
const BODILESS = new Set([204, 304]);

/** Reads the document that a running gateway publishes. */
export async function publishedContract(baseUrl: string): Promise<PublishedContract> {
  const response = await fetch(`${baseUrl}/openapi.json`);
  if (response.status !== 200) throw new Error(`/openapi.json answered ${response.status}`);
  return contractOf((await response.json()) as OpenApiDocument);
}

export function contractOf(document: OpenApiDocument): PublishedContract {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(closedSchemas(document), 'openapi');
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (pointer: string): ValidateFunction => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}` });
    compiled.set(pointer, known);
    return known;
  };
  const bodyFaults = (pointer: string, body: unknown): string[] => {
    const validate = validatorOf(pointer);
    return validate(body) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  };
  const find = pathFinder(Object.keys(document.paths));

  return {
    document,
    faultsOf(answer) {
      const path = find(answer.path.split('?', 1)[0] ?? '');
      const method = answer.method === 'HEAD' ? 'get' : answer.method.toLowerCase();
      const operation = path === undefined ? undefined : document.paths[path]?.[method];
      if (EXCEPTIONS.some((exception) => covers(exception, answer, operation?.operationId))) return [];
      const faults = ON_EVERY_ANSWER.filter((name) => !answer.headers.has(name)).map((name) => `the header ${name} is missing`);
      const contentFaults = operation === undefined ? undocumented(answer) : documented(answer, path ?? '', method, operation);
      return [...faults, ...contentFaults];
    },
  };

  /** What the document does not know is refused, in the error envelope. */
  function undocumented(answer: Judged): string[] {
    if (answer.method === 'OPTIONS' && answer.status === 204) return [];
    const isRefused = [403, 404, 405].includes(answer.status);
    return isRefused ? envelopeFaults(answer) : [`status ${answer.status} of an operation that the document does not know`];
  }

  function envelopeFaults(answer: Judged): string[] {
    return answer.method === 'HEAD' ? [] : bodyFaults('/components/schemas/Error', answer.body);
  }

  function documented(answer: Judged, path: string, method: string, operation: Operation): string[] {
    const promised = operation.responses[answer.status];
    if (promised === undefined) return [`status ${answer.status} of ${operation.operationId} is not documented`];
    const pointer = promised.$ref?.slice(1) ?? `/paths/${escaped(path)}/${method}/responses/${answer.status}`;
    const response = promised.$ref === undefined ? promised : document.components.responses[promised.$ref.split('/').at(-1) ?? ''];
    if (BODILESS.has(answer.status)) return answer.text === '' ? [] : [`a ${answer.status} with a body`];
    if (answer.method === 'HEAD') return [];
    const type = answer.headers.get('content-type')?.split(';', 1)[0] ?? '';
    if (response?.content?.[type] === undefined) return [`the content type ${type} of ${operation.operationId} is not documented`];
    return type === 'application/json' ? bodyFaults(`${pointer}/content/application~1json/schema`, answer.body) : [];
  }
}

const escaped = (key: string): string => encodeURI(key.replaceAll('~', '~0').replaceAll('/', '~1'));

const covers = ({ operation, status }: Exception, answer: Judged, operationId: string | undefined): boolean =>
  answer.status === status && (operation === '*' || operation === operationId);

/** Finds the template of a path: a fixed one before one with parameters, whose segments match whole. */
function pathFinder(templates: readonly string[]): (path: string) => string | undefined {
  const patterns = templates
    .filter((template) => template.includes('{'))
    .map((template) => ({ template, shape: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`) }));
  return (path) => (templates.includes(path) ? path : patterns.find(({ shape }) => shape.test(path))?.template);
}
