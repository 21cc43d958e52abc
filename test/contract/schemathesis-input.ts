import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Route } from '../../gateway/src/http/routing/route.ts';
import { type RealRequest, realRequest } from '../samples/real-request.ts';
import type { SampleStore } from '../samples/sample-store.ts';

interface Parameter {
  readonly in?: string;
  readonly name?: string;
  readonly schema?: object;
}
interface Operation {
  parameters?: readonly Parameter[] | undefined;
  readonly requestBody?: { readonly content: { readonly 'application/json': Record<string, unknown> } };
}
/** The published document. */
export interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

/** How often a generated request uses a real ID or text; otherwise it uses any that the schema allows. */
const REAL_SHARE = 0.8;
const settings = readFileSync(join(import.meta.dirname, 'schemathesis.toml'), 'utf8');

/** Files that schemathesis reads. */
export interface Input {
  readonly folder: string;
  readonly document: string;
  readonly config: string;
}

/**
 * Creates what these operations need, and writes a document whose examples are requests that succeed, and a configuration that uses their IDs and texts
 * in most of the generated requests. Throws if a path parameter has no real ID.
 */
export async function schemathesisInput(document: Document, routes: readonly Route[], store: SampleStore): Promise<Input> {
  const paths = structuredClone(document.paths);
  const config = [settings];
  // A payment on account pays the open invoices of other operations.
  for (const route of routes.toSorted((a, b) => Number(b.id === 'applyInvoiceCredit') - Number(a.id === 'applyInvoiceCredit'))) {
    const request = await realRequest(route, store);
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const operation = paths[path]?.[route.method];
    if (operation === undefined) throw new Error(`the document has no operation ${route.id}`);
    paths[path] = { ...paths[path], [route.method]: withExamples(route.id, operation, request) };
    config.push(...bindings(route.id, request));
  }
  const folder = mkdtempSync(join(tmpdir(), 'storefront-schemathesis-'));
  const input = { folder, document: join(folder, 'openapi.json'), config: join(folder, 'schemathesis.toml') };
  writeFileSync(input.document, JSON.stringify({ ...document, paths, components: withoutFormats(document.components) }));
  writeFileSync(input.config, config.join('\n'));
  return input;
}

/** Removes the query parameters, all of which are optional: a list that they empty has no links to follow. */
export function withoutQueries(document: Document): Document {
  const copy = structuredClone(document);
  for (const operation of Object.values(copy.paths).flatMap((item) => Object.values(item)))
    operation.parameters = operation.parameters?.filter((parameter) => parameter.in !== 'query');
  return copy;
}

/** Removes the formats of texts that can be empty from the bodies of requests. A format does not restrict a value, but schemathesis enforces it. */
function withoutFormats(components: Document['components']): Document['components'] {
  const bodies = Object.entries(components.schemas).filter(([name]) => name.endsWith('In'));
  const changed = JSON.parse(JSON.stringify(Object.fromEntries(bodies)), (_, value: { type?: unknown; format?: string }) =>
    Array.isArray(value?.type) && value.type.includes('null') ? { ...value, format: undefined } : value,
  );
  return { ...components, schemas: { ...components.schemas, ...changed } };
}

function withExamples(id: string, operation: Operation, { parameters, body }: RealRequest): Operation {
  const filled = operation.parameters?.map((parameter) => {
    if (parameter.in !== 'path') return parameter;
    const example = parameters[parameter.name ?? ''];
    if (example === undefined) throw new Error(`${id} has no real ID for ${parameter.name}`);
    return { ...parameter, example, schema: { ...parameter.schema, examples: [example] } };
  });
  const content = operation.requestBody?.content['application/json'];
  return {
    ...operation,
    ...(filled && { parameters: filled }),
    ...(content && {
      requestBody: { ...operation.requestBody, content: { 'application/json': { ...content, examples: { real: { value: body } } } } },
    }),
  };
}

/** The sections of the configuration that bind the parameters and the texts in the body of an operation to their real values. */
function bindings(id: string, { parameters, body }: RealRequest): string[] {
  const values = [...Object.entries(parameters).map(([name, value]) => [`path.${name}`, value] as const), ...textsIn('body', body)];
  const dictionaries = values.map(([name, value]) => `[dictionaries."${id}.${name}"]\nvalues = [${JSON.stringify(value)}]`);
  const bound = values.map(([name]) => `"${name}" = { dictionary = "${id}.${name}", probability = ${REAL_SHARE} }`);
  // Waiting finds nothing.
  const all = ['"query.wait_seconds" = 0', ...bound].join(', ');
  return [...dictionaries, `[[operations]]\ninclude-operation-id = "${id}"\nparameters = { ${all} }`];
}

/** The texts in a body, by their paths. All entries of a list have the same path. */
function textsIn(path: string, value: unknown): (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return textsIn(`${path}[*]`, value[0]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(`${path}.${name}`, inner));
}
