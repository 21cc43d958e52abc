import { javascriptSample } from '../../samples/javascript-sample.ts';
import { pythonSample } from '../../samples/python-sample.ts';
import { shellRequest } from './shell-request.ts';

/** Returns a block of a guide that sends one request as programs that print the same, or undefined for any other block. */
export function translateShell(code: string, isError: boolean): Readonly<Record<'js' | 'py', string>> | undefined {
  const request = shellRequest(code, isError);
  return request === undefined ? undefined : { js: javascriptSample(request), py: pythonSample(request) };
}
