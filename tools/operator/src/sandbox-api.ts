import { isAppError } from '@storefront/errors';
import type { Command } from 'commander';
import { type ApiOptions, type ApiRequest, forApi, publicApi } from './public-api.ts';

/** Adds the `--url` and `--key` of a sandbox. */
export const forSandbox = (command: Command): Command => forApi(command, 'secret sandbox key');

/** Calls the API of a sandbox and returns the data of the response; undefined if it has none. */
export async function callSandbox<Data>(env: NodeJS.ProcessEnv, options: ApiOptions, { path, ...request }: ApiRequest): Promise<Data> {
  try {
    const answer = await publicApi(env, options).call<{ readonly data: Data } | undefined>({ ...request, path: `/v1/sandbox${path}` });
    return answer?.data as Data;
  } catch (error) {
    if (!isAppError(error, 'not_found') || error.message !== 'No such route.') throw error;
    throw new Error('There is no sandbox to control: the key is a live key.', { cause: error });
  }
}
