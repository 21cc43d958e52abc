import type { Route } from '../../../http/routing/route.ts';
import { SAMPLES } from './all-samples.ts';
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

/** Returns the code samples of a route, or nothing if it has no example values yet. */
export function codeSamplesOf(row: Route): { readonly 'x-codeSamples'?: readonly CodeSample[] } {
  const values = Object.hasOwn(SAMPLES, row.id) ? SAMPLES[row.id] : undefined;
  if (values === undefined) return {};
  const request = sampleRequest(row, values);
  return {
    'x-codeSamples': [
      { lang: 'Shell', label: 'curl', source: curlSample(request) },
      { lang: 'JavaScript', label: 'JavaScript', source: javascriptSample(request) },
      { lang: 'Python', label: 'Python', source: pythonSample(request) },
    ],
  };
}
