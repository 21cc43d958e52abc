import { literal, type Notation } from './literal.ts';
import type { SampleRequest } from './sample-request.ts';

/** JSON strings without surrogate escapes are valid Python strings. */
const string = (text: string): string => JSON.stringify(text);
const NOTATION: Notation = { string, name: string, word: { true: 'True', false: 'False', null: 'None' } };

/** Renders the request as a Python script that uses the standard library. */
export function pythonSample(request: SampleRequest): string {
  const { method, target, hasKey, hasShopper, headers, body, response } = request;
  const allHeaders = [
    ...(hasKey ? [`"Authorization": f"Bearer {os.environ['STOREFRONT_KEY']}"`] : []),
    ...(hasShopper ? [`"X-Storefront-Shopper-Token": os.environ["SHOPPER_TOKEN"]`] : []),
    ...Object.entries(headers).map(([name, value]) => `${string(name)}: ${string(value)}`),
    ...(body === undefined ? [] : ['"Content-Type": "application/json"']),
  ];
  const lines = [
    `import ${body !== undefined || response === 'json' ? 'json, ' : ''}os, urllib.request`,
    '',
    'request = urllib.request.Request(',
    `    f"{os.environ['STOREFRONT_URL']}${target}",`,
    ...(method === 'GET' ? [] : [`    method="${method}",`]),
    ...(allHeaders.length === 0 ? [] : ['    headers={', ...allHeaders.map((header) => `        ${header},`), '    },']),
    ...(body === undefined ? [] : [`    data=json.dumps(${literal(body, NOTATION, '    ', '    ')}).encode(),`]),
    ')',
    'with urllib.request.urlopen(request) as response:',
    ...useOf(response),
  ];
  return lines.join('\n');
}

function useOf(response: SampleRequest['response']): readonly string[] {
  if (response === 'json') return ['    print(response.status, json.load(response))'];
  if (response === 'empty') return ['    print(response.status)'];
  return [`    with open("${response.file}", "wb") as file:`, '        file.write(response.read())', '    print(response.status)'];
}
