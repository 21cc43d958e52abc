import type { PathValues, RouteDescription } from '../description/description.ts';
import { type SampleRequest, sampleRequest } from '../samples/sample-request.ts';
import type { ZippedFile } from './zip.ts';

/** A step of a flow: an operation, what it sends in place of its sample, and what later steps use of its response. */
export interface Step {
  /** The ID of the operation. */
  readonly id: string;
  readonly query?: string;
  readonly body?: unknown;
  /** Paths in the response by the variables that they set. */
  readonly sets?: Readonly<Record<string, string>>;
}

/** Requests that are sent one after the other. */
export interface Flow {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** The sources of the collection. */
export interface BrunoSources {
  readonly routes: readonly RouteDescription[];
  readonly pathValues: PathValues;
  /** The variables that the reader sets in the environment of the collection, with defaults. */
  readonly environment: Readonly<Record<string, string>>;
  /** The variables that the reader sets there as secrets. */
  readonly secrets: readonly string[];
  /** In reading order. */
  readonly flows: readonly Flow[];
}

/** The path parameters whose example values become variables of the collection. */
const VARIABLES: readonly string[] = ['cart_id', 'order_id', 'line_id', 'subscription_id', 'sku'];

/** Returns the files of a Bruno collection of the main flows, which sends the samples of the OpenAPI document with variables in place of their example values. */
export function brunoCollection(sources: BrunoSources): readonly ZippedFile[] {
  const { routes, pathValues } = sources;
  const rows = new Map(routes.map((row) => [row.id, row]));
  const flows = sources.flows.flatMap(({ name, steps }, flow) => [
    { path: `${name}/folder.bru`, text: block('meta', [`name: ${name}`, `seq: ${flow + 1}`]) },
    ...steps.map((step, at) => requestFile(name, { seq: at + 1, step, row: rows.get(step.id), pathValues })),
  ]);
  const settings = { version: '1', name: 'storefront API', type: 'collection', ignore: [] };
  return [
    { path: 'bruno.json', text: `${JSON.stringify(settings, null, 2)}\n` },
    { path: 'collection.bru', text: block('docs', instructions(sources)) },
    { path: 'environments/Sandbox.bru', text: environmentOf(sources) },
    ...flows,
  ];
}

/** The description of the collection in the app, in Markdown. */
const instructions = ({ environment, secrets }: BrunoSources): readonly string[] => [
  'The main flows of the storefront API. Requests set variables for later ones, so run each folder in order, or all of them:',
  '',
  '```sh',
  `bru run -r --env Sandbox ${[...Object.keys(environment), ...secrets].map((name) => `--env-var ${name}=…`).join(' ')}`,
  '```',
  '',
  'Or fill in the environment Sandbox:',
  '',
  '- `base_url`: the address of the service',
  '- `secret_key`: a secret key of the sandbox, with the scope `storefront:webhooks` for the folder Webhooks',
  '- `email`, `password`: those of a shopper of the store who can pay by cash on delivery',
  '- `endpoint_url`: a public HTTPS URL that receives webhooks',
];

const environmentOf = ({ environment, secrets }: BrunoSources): string =>
  [
    block(
      'vars',
      Object.entries(environment).map(([name, value]) => `${name}: ${value}`),
    ),
    `vars:secret [\n${secrets.map((name) => `  ${name}`).join(',\n')}\n]\n`,
  ].join('\n');

interface Request {
  /** Its position in the flow. */
  readonly seq: number;
  readonly step: Step;
  readonly row: RouteDescription;
  readonly pathValues: PathValues;
}

function requestFile(flow: string, { row, ...request }: Omit<Request, 'row'> & { readonly row: RouteDescription | undefined }): ZippedFile {
  if (row === undefined) throw new Error(`The Bruno collection names an unknown operation: ${request.step.id}`);
  const name = `${String(request.seq).padStart(2, '0')} ${row.summary}`;
  return { path: `${flow}/${name}.bru`, text: requestText(name, { row, ...request }) };
}

/** Writes a request in Bruno's language. */
function requestText(name: string, { seq, step: { query, body, sets = {} }, row, pathValues }: Request): string {
  const withVariables = variablesFor(pathValues);
  const sample = sampleRequest(row, pathValues);
  const target = query === undefined ? sample.target : `${sample.target.split('?', 1)[0]}?${query}`;
  const sent = sample.body === undefined ? undefined : (body ?? sample.body);
  const send = [
    `url: {{base_url}}${withVariables(target)}`,
    `body: ${sent === undefined ? 'none' : 'json'}`,
    `auth: ${sample.hasKey ? 'bearer' : 'none'}`,
  ];
  const set = Object.entries(sets).map(([variable, path]) => `${variable}: ${path}`);
  return [
    block('meta', [`name: ${name}`, 'type: http', `seq: ${seq}`]),
    block(row.method, send),
    block('headers', headerLines(sample).map(withVariables)),
    block('auth:bearer', sample.hasKey ? ['token: {{secret_key}}'] : []),
    block('body:json', sent === undefined ? [] : withVariables(JSON.stringify(sent, null, 2)).split('\n')),
    block('vars:post-response', set),
    block('assert', [`res.status: eq ${row.response.status}`]),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

const headerLines = ({ headers, hasShopper }: SampleRequest): readonly string[] =>
  Object.entries({ ...(hasShopper && { 'X-Storefront-Shopper-Token': '{{shopper_token}}' }), ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );

/** Returns a function that puts variables in place of their example values. */
const variablesFor =
  (pathValues: PathValues) =>
  (text: string): string =>
    VARIABLES.reduce((all, name) => all.replaceAll(pathValues[name] ?? `{{${name}}}`, `{{${name}}}`), text);

/** A block of Bruno's language, or nothing if it is empty. */
const block = (name: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${name} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;
