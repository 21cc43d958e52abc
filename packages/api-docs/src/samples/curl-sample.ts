import type { SampleRequest } from './sample-request.ts';

/** Longer JSON is split over several lines. */
const LINE_MAX = 72;

/** Renders the request as a curl command. */
export function curlSample({ method, target, hasKey, hasShopper, headers, body, response }: SampleRequest): string {
  const implied = body === undefined ? 'GET' : 'POST';
  const options = [
    ...(hasKey ? ['-H "Authorization: Bearer $STOREFRONT_KEY"'] : []),
    ...(hasShopper ? ['-H "X-Storefront-Shopper-Token: $SHOPPER_TOKEN"'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : ['-H "Content-Type: application/json"', `-d ${quoted(jsonText(body))}`]),
    ...(typeof response === 'object' && 'file' in response ? [`--output ${response.file}`] : []),
  ];
  const command = `curl ${method === implied ? '' : `-X ${method} `}"$STOREFRONT_URL${target}"`;
  return [command, ...options].join(' \\\n  ');
}

const jsonText = (body: unknown): string => {
  const line = JSON.stringify(body, null, 1).replaceAll(/\n\s*/g, ' ').replaceAll('{ ', '{').replaceAll(' }', '}');
  return line.length <= LINE_MAX ? line : JSON.stringify(body, null, 2).replaceAll('\n', '\n  ');
};

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
