import type { PathValues, RouteDescription } from '../description/description.ts';
import { clientCall } from './client-call.ts';
import { goSample, pythonClientSample, typescriptSample } from './client-samples.ts';
import { type SampleRequest, sampleRequest } from './sample-request.ts';

/** A code sample as documentation tools read it from `x-codeSamples`. */
export interface CodeSample {
  readonly lang: 'Shell' | 'JavaScript' | 'Python' | 'Go';
  readonly label: string;
  readonly source: string;
}

/** Returns the code samples of a route. */
export function codeSamplesOf(row: RouteDescription, pathValues: PathValues): readonly CodeSample[] {
  const call = clientCall(row, pathValues);
  return [
    { lang: 'Shell', label: 'curl', source: curlSample(sampleRequest(row, pathValues)) },
    { lang: 'JavaScript', label: 'TypeScript', source: typescriptSample(call) },
    { lang: 'Python', label: 'Python', source: pythonClientSample(call) },
    { lang: 'Go', label: 'Go', source: goSample(call) },
  ];
}

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
