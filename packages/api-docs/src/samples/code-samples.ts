import type { PathValues, RouteDescription } from '../description/description.ts';
import { curlSample } from './curl-sample.ts';
import { javascriptSample } from './javascript-sample.ts';
import { pythonSample } from './python-sample.ts';
import { sampleRequest } from './sample-request.ts';

/** A code sample as documentation tools read it from `x-codeSamples`. */
export interface CodeSample {
  readonly lang: 'Shell' | 'JavaScript' | 'Python';
  readonly label: string;
  readonly source: string;
}

/** Returns the code samples of a route. */
export function codeSamplesOf(row: RouteDescription, pathValues: PathValues): readonly CodeSample[] {
  const request = sampleRequest(row, pathValues);
  return [
    { lang: 'Shell', label: 'curl', source: curlSample(request) },
    { lang: 'JavaScript', label: 'JavaScript', source: javascriptSample(request) },
    { lang: 'Python', label: 'Python', source: pythonSample(request) },
  ];
}
