import { literal, type Notation } from './literal.ts';
import type { SampleRequest } from './sample-request.ts';
import { onlyVariable, variablesIn, withVariables } from './variables.ts';

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
const inTemplate = (text: string): string => withVariables(text, (name) => `\${process.env.${name}}`);
function string(text: string): string {
  const name = onlyVariable(text);
  if (name !== undefined) return `process.env.${name}`;
  return variablesIn(text).length === 0 ? quoted(text) : `\`${inTemplate(text.replaceAll(/[\\`]/g, String.raw`\$&`))}\``;
}
/** How values are written in JavaScript. */
export const JAVASCRIPT: Notation = {
  string,
  name: (name) => (/^\w+$/.test(name) ? name : string(name)),
  word: { true: 'true', false: 'false', null: 'null' },
};

/** Renders the request as an ES module that uses `fetch`. */
export function javascriptSample({ method, target, hasKey, hasShopper, headers, body, response }: SampleRequest): string {
  const allHeaders = [
    ...(hasKey ? [`Authorization: \`Bearer \${process.env.STOREFRONT_KEY}\``] : []),
    ...(hasShopper ? [`'X-Storefront-Shopper-Token': process.env.SHOPPER_TOKEN`] : []),
    ...Object.entries(headers).map(([name, value]) => `${JAVASCRIPT.name(name)}: ${string(value)}`),
    ...(body === undefined ? [] : [`'Content-Type': 'application/json'`]),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(allHeaders.length === 0 ? [] : ['  headers: {', ...allHeaders.map((header) => `    ${header},`), '  },']),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${literal(body, JAVASCRIPT, '  ', '  ')}),`]),
  ];
  const url = `\`\${process.env.STOREFRONT_URL}${inTemplate(target)}\``;
  const call = options.length === 0 ? `fetch(${url})` : `fetch(${url}, {\n${options.join('\n')}\n})`;
  return `${importsOf(response)}const response = await ${call};\n${useOf(response)}`;
}

const importsOf = (response: SampleRequest['response']): string =>
  typeof response === 'object' && 'file' in response ? "import { writeFile } from 'node:fs/promises';\n\n" : '';

function useOf(response: SampleRequest['response']): string {
  if (response === 'json') return 'console.log(response.status, await response.json());';
  if (response === 'empty') return 'console.log(response.status);';
  if ('print' in response) {
    if (response.print === 'all') return 'console.log(await response.text());';
    return `const body = await response.json();\nconsole.log(body${response.print.javascript});`;
  }
  return `if (response.ok) await writeFile('${response.file}', Buffer.from(await response.arrayBuffer()));\nconsole.log(response.status);`;
}
