import { type ClientCall, snakeCase, type TypedValue } from './client-call.ts';
import { JAVASCRIPT } from './javascript-sample.ts';
import { literal } from './literal.ts';
import { PYTHON } from './python-sample.ts';

const quoted = (text: string): string => JSON.stringify(text);

/** Renders a call as an ES module that uses the package `@storefront/client`. */
export function typescriptSample({ method, path, inPath, query, headers, hasShopper, body, file }: ClientCall): string {
  const valueOf = ({ text, type, isList }: TypedValue): unknown => {
    const value = type === 'integer' ? Number(text) : type === 'boolean' ? text === 'true' : text;
    return isList ? [value] : value;
  };
  const params = {
    ...(inPath.length === 0 ? {} : { path: Object.fromEntries(inPath.map(({ name, text }) => [name, text])) }),
    ...(query.length === 0 ? {} : { query: Object.fromEntries(query.map((value) => [value.name, valueOf(value)])) }),
    ...(Object.keys(headers).length === 0 ? {} : { header: headers }),
  };
  const options = [
    ...(Object.keys(params).length === 0 ? [] : [`  params: ${literal(params, JAVASCRIPT, '  ', '  ')},`]),
    ...(body === undefined ? [] : [`  body: ${literal(body.value, JAVASCRIPT, '  ', '  ')},`]),
    ...(file === undefined ? [] : [`  parseAs: 'arrayBuffer',`]),
  ];
  const call = options.length === 0 ? `'${path}'` : `'${path}', {\n${options.join('\n')}\n}`;
  return [
    ...(file === undefined ? [] : [`import { writeFile } from 'node:fs/promises';`]),
    `import { createStorefront } from '@storefront/client';`,
    '',
    `const { STOREFRONT_URL, STOREFRONT_KEY${hasShopper ? ', SHOPPER_TOKEN' : ''} } = process.env;`,
    `const storefront = createStorefront({ baseUrl: STOREFRONT_URL, apiKey: STOREFRONT_KEY })${hasShopper ? '.withShopper(SHOPPER_TOKEN)' : ''};`,
    `const { data, error, response } = await storefront.${method}(${call});`,
    file === undefined
      ? 'console.log(response.status, data ?? error);'
      : `if (data) await writeFile('${file}', Buffer.from(data));\nconsole.log(response.status, error);`,
  ].join('\n');
}

/** Renders a call as a script that uses the package `storefront_client`. */
export function pythonClientSample({ id, section, inPath, query, headers, hasShopper, body, file }: ClientCall): string {
  const values = [...inPath, ...query];
  const written = ({ text, type, enumeration, isList }: TypedValue): string => {
    const own = {
      text: quoted(text),
      integer: text,
      boolean: text === 'true' ? 'True' : 'False',
      date: `date.fromisoformat(${quoted(text)})`,
      uuid: `UUID(${quoted(text)})`,
    };
    const value = enumeration === undefined ? own[type] : `${enumeration}(${quoted(text)})`;
    return isList ? `[${value}]` : value;
  };
  const models = [
    ...new Set([...(body === undefined ? [] : [body.schema]), ...values.flatMap(({ enumeration }) => enumeration ?? [])]),
  ].toSorted();
  const args = [
    ...inPath.map(written),
    'client=client',
    ...query.map((value) => `${value.name === 'from' ? 'from_' : value.name}=${written(value)}`),
    ...Object.entries(headers).map(([name, value]) => `${snakeCase(name)}=${quoted(value)}`),
    ...(hasShopper ? ['x_storefront_shopper_token=os.environ["SHOPPER_TOKEN"]'] : []),
    ...(body === undefined ? [] : [`body=${body.schema}.from_dict(${literal(body.value, PYTHON, '    ', '    ')})`]),
  ];
  return [
    'import os',
    ...(values.some(({ type }) => type === 'date') ? ['from datetime import date'] : []),
    ...(file === undefined ? [] : ['from pathlib import Path']),
    ...(values.some(({ type }) => type === 'uuid') ? ['from uuid import UUID'] : []),
    '',
    'from storefront_client import AuthenticatedClient',
    `from storefront_client.api.${snakeCase(section)} import ${snakeCase(id)}`,
    ...(models.length === 0 ? [] : [`from storefront_client.models import ${models.join(', ')}`]),
    '',
    'client = AuthenticatedClient(os.environ["STOREFRONT_URL"], os.environ["STOREFRONT_KEY"])',
    ...(args.length === 1
      ? [`response = ${snakeCase(id)}.sync_detailed(client=client)`]
      : [`response = ${snakeCase(id)}.sync_detailed(`, ...args.map((arg) => `    ${arg},`), ')']),
    ...(file === undefined
      ? ['print(response.status_code.value, response.parsed)']
      : [`Path("${file}").write_bytes(response.content)`, 'print(response.status_code.value)']),
  ].join('\n');
}

/** The name of a field in the Go client. */
const goName = (name: string): string =>
  name
    .split(/[_-]/)
    .map((word) => (word === 'id' ? 'ID' : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`))
    .join('');

function goValue({ text, type, enumeration, isList }: TypedValue): string {
  const [year, month, day] = text.split('-').map(Number);
  const own = {
    text: quoted(text),
    integer: `int32(${text})`,
    boolean: text,
    date: `types.Date{Time: time.Date(${year}, ${month}, ${day}, 0, 0, 0, 0, time.UTC)}`,
    uuid: `uuid.MustParse(${quoted(text)})`,
  };
  if (isList) return `&[]${enumeration === undefined ? 'string' : `storefront.${enumeration}`}{${quoted(text)}}`;
  return `new(${enumeration === undefined ? own[type] : `storefront.${enumeration}(${quoted(text)})`})`;
}

/** Renders a call as a program that uses the module `storefront.example/client`. */
export function goSample({ id, inPath, query, headers, hasShopper, body, file }: ClientCall): string {
  const name = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
  const fields = [
    ...query.map((value) => [goName(value.name), goValue(value)] as const),
    ...Object.entries(headers).map(([header, value]) => [goName(header), `new(${quoted(value)})`] as const),
    ...(hasShopper ? [['XStorefrontShopperToken', 'os.Getenv("SHOPPER_TOKEN")'] as const] : []),
  ];
  // gofmt aligns the values.
  const width = Math.max(...fields.map(([field]) => field.length)) + 1;
  const values = [...inPath, ...query];
  const args = [
    'context.Background()',
    ...inPath.map(({ text, type }) => (type === 'uuid' ? `uuid.MustParse(${quoted(text)})` : quoted(text))),
    fields.length === 0 ? 'nil' : 'params',
    ...(body === undefined ? [] : ['"application/json"', 'body']),
  ];
  const standard = [
    'context',
    'fmt',
    'os',
    ...(body === undefined ? [] : ['strings']),
    ...(values.some(({ type }) => type === 'date') ? ['time'] : []),
  ];
  const others = [
    ...(inPath.some(({ type }) => type === 'uuid') ? ['github.com/google/uuid'] : []),
    ...(values.some(({ type }) => type === 'date') ? ['github.com/oapi-codegen/runtime/types'] : []),
    'storefront.example/client',
  ];
  const text = JSON.stringify(body?.value, null, 2)?.replaceAll('\n', '\n\t');
  const panics = ['if err != nil {', '\tpanic(err)', '}'];
  const lines = [
    'client, err := storefront.NewClientWithResponses(os.Getenv("STOREFRONT_URL"), storefront.WithKey(os.Getenv("STOREFRONT_KEY")))',
    ...panics,
    ...(fields.length === 0
      ? []
      : [`params := &storefront.${name}Params{`, ...fields.map(([field, value]) => `\t${`${field}:`.padEnd(width)} ${value},`), '}']),
    ...(text === undefined ? [] : [`body := strings.NewReader(\`${text}\`)`]),
    `response, err := client.${name}${body === undefined ? '' : 'WithBody'}WithResponse(${args.join(', ')})`,
    ...panics,
    ...(file === undefined
      ? ['fmt.Println(response.StatusCode(), string(response.Body))']
      : ['fmt.Println(response.StatusCode())', `_ = os.WriteFile("${file}", response.Body, 0o600)`]),
  ];
  const imports = [...standard.map((path) => `\t"${path}"`), '', ...others.map((path) => `\t"${path}"`)];
  return ['package main', '', 'import (', ...imports, ')', '', 'func main() {', ...lines.map((line) => `\t${line}`), '}'].join('\n');
}
