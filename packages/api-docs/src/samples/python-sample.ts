import { literal, type Notation } from './literal.ts';
import type { SampleRequest } from './sample-request.ts';
import { onlyVariable, variablesIn, withVariables } from './variables.ts';

const inTemplate = (text: string): string => withVariables(text, (name) => `{os.environ['${name}']}`);
/** JSON strings without surrogate escapes are valid Python strings. */
function string(text: string): string {
  const name = onlyVariable(text);
  if (name !== undefined) return `os.environ["${name}"]`;
  if (variablesIn(text).length === 0) return JSON.stringify(text);
  const parts = text
    .split(/(\uE000\w+\uE000)/)
    .map((part) => (variablesIn(part).length > 0 ? inTemplate(part) : JSON.stringify(part).slice(1, -1).replaceAll(/[{}]/g, '$&$&')));
  return `f"${parts.join('')}"`;
}
/** How values are written in Python. */
export const PYTHON: Notation = { string, name: string, word: { true: 'True', false: 'False', null: 'None' } };

/** Renders the request as a Python script that uses the standard library. */
export function pythonSample(request: SampleRequest): string {
  const { method, target, hasKey, hasShopper, headers, body, response } = request;
  const allHeaders = [
    ...(hasKey ? [`"Authorization": f"Bearer {os.environ['STOREFRONT_KEY']}"`] : []),
    ...(hasShopper ? [`"X-Storefront-Shopper-Token": os.environ["SHOPPER_TOKEN"]`] : []),
    ...Object.entries(headers).map(([name, value]) => `${string(name)}: ${string(value)}`),
    ...(body === undefined ? [] : ['"Content-Type": "application/json"']),
  ];
  const printed = typeof response === 'object' && 'print' in response ? response : undefined;
  const isRefused = printed?.isError === true;
  const needsJson = body !== undefined || response === 'json' || (printed !== undefined && printed.print !== 'all');
  const lines = [
    `import ${needsJson ? 'json, ' : ''}os, ${isRefused ? 'urllib.error, ' : ''}urllib.request`,
    '',
    'request = urllib.request.Request(',
    `    f"{os.environ['STOREFRONT_URL']}${inTemplate(target)}",`,
    ...(method === 'GET' ? [] : [`    method="${method}",`]),
    ...(allHeaders.length === 0 ? [] : ['    headers={', ...allHeaders.map((header) => `        ${header},`), '    },']),
    ...(body === undefined ? [] : [`    data=json.dumps(${literal(body, PYTHON, '    ', '    ')}).encode(),`]),
    ')',
    ...(isRefused ? REFUSED : ['with urllib.request.urlopen(request) as response:', ...useOf(response)]),
  ];
  return lines.join('\n');
}

/** `urlopen` raises errors. */
const REFUSED: readonly string[] = [
  'try:',
  '    urllib.request.urlopen(request)',
  'except urllib.error.HTTPError as error:',
  '    print(error.read().decode())',
];

function useOf(response: SampleRequest['response']): readonly string[] {
  if (response === 'json') return ['    print(response.status, json.load(response))'];
  if (response === 'empty') return ['    print(response.status)'];
  if ('print' in response) {
    return [
      response.print === 'all'
        ? '    print(response.read().decode())'
        : `    print(${response.print.python.replace('BODY', 'json.load(response)')})`,
    ];
  }
  return [`    with open("${response.file}", "wb") as file:`, '        file.write(response.read())', '    print(response.status)'];
}
