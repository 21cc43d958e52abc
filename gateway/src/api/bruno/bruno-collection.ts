import type { Route } from '../../http/routing/route.ts';
import { IDS } from '../openapi/examples/ids.ts';
import { type SampleRequest, sampleRequest } from '../openapi/samples/sample-request.ts';
import { ENVIRONMENT, MAIN_FLOWS, SECRETS, type Step } from './main-flows.ts';
import type { ZippedFile } from './zip.ts';

/** The example values of the samples by the variables of the collection. */
const VARIABLES: Readonly<Record<string, string>> = {
  [IDS.cart]: 'cart_id',
  [IDS.order]: 'order_id',
  [IDS.line]: 'line_id',
  [IDS.subscription]: 'subscription_id',
  'BOLT-M8': 'sku',
};

/** Returns the files of a Bruno collection of the main flows, which sends the samples of the OpenAPI document with variables in place of their example values. */
export function brunoCollection(routes: readonly Route[]): readonly ZippedFile[] {
  const rows = new Map(routes.map((row) => [row.id, row]));
  const flows = MAIN_FLOWS.flatMap(({ name, steps }, flow) => [
    { path: `${name}/folder.bru`, text: block('meta', [`name: ${name}`, `seq: ${flow + 1}`]) },
    ...steps.map((step, at) => requestFile(name, step, at + 1, rows.get(step.id))),
  ]);
  const settings = { version: '1', name: 'storefront API', type: 'collection', ignore: [] };
  return [
    { path: 'bruno.json', text: `${JSON.stringify(settings, null, 2)}\n` },
    { path: 'collection.bru', text: block('docs', instructions()) },
    { path: 'environments/Sandbox.bru', text: environment() },
    ...flows,
  ];
}

/** What the app shows about the collection, in Markdown. */
const instructions = (): readonly string[] => [
  'The main flows of the storefront API. Requests set variables for later ones, so run each folder in order, or all of them:',
  '',
  '```sh',
  `bru run -r --env Sandbox ${[...Object.keys(ENVIRONMENT), ...SECRETS].map((name) => `--env-var ${name}=…`).join(' ')}`,
  '```',
  '',
  'Or fill in the environment Sandbox:',
  '',
  '- `base_url`: the address of the service',
  '- `secret_key`: a secret key of the sandbox, with the scope `storefront:webhooks` for the folder Webhooks',
  '- `email`, `password`: those of a shopper of the store who can pay by cash on delivery',
  '- `endpoint_url`: a public HTTPS URL that receives webhooks',
];

const environment = (): string =>
  [
    block(
      'vars',
      Object.entries(ENVIRONMENT).map(([name, value]) => `${name}: ${value}`),
    ),
    `vars:secret [\n${SECRETS.map((name) => `  ${name}`).join(',\n')}\n]\n`,
  ].join('\n');

function requestFile(flow: string, step: Step, seq: number, row: Route | undefined): ZippedFile {
  if (row === undefined) throw new Error(`The Bruno collection names an unknown operation: ${step.id}`);
  const name = `${String(seq).padStart(2, '0')} ${row.summary}`;
  return { path: `${flow}/${name}.bru`, text: requestText(name, seq, step, row) };
}

/** Writes a request in Bruno's language. */
function requestText(name: string, seq: number, { query, body, sets = {} }: Step, row: Route): string {
  const sample = sampleRequest(row);
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
    block('headers', headerLines(sample)),
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
    ([name, value]) => `${name}: ${withVariables(value)}`,
  );

const withVariables = (text: string): string =>
  Object.entries(VARIABLES).reduce((all, [value, variable]) => all.replaceAll(value, `{{${variable}}}`), text);

/** A block of Bruno's language, or nothing if it is empty. */
const block = (name: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${name} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;
