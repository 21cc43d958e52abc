import { type CANCEL_SYMBOL, isCancel, password, select, text } from '@clack/prompts';
import { callApi } from './call-api.ts';
import { CreateError } from './create-error.ts';
import { folderError } from './folder-error.ts';
import { type KeyKind, keyError } from './key-error.ts';
import { urlError } from './url-error.ts';

/** Where the store comes from. */
export type Source = 'running' | 'sandbox' | 'other';

/** Asks in which folder to create the storefront. */
export const askFolder = async (defaultValue: string): Promise<string> =>
  replyOf(
    await text({
      message: 'In which folder?',
      placeholder: defaultValue,
      defaultValue,
      validate: (value) => folderError(value || defaultValue),
    }),
  );

/** Asks for which store. `running` is the address of a demo store that is running. */
export const askSource = async (running: string | undefined): Promise<Source> =>
  replyOf(
    await select<Source>({
      message: 'For which store?',
      options: [
        ...(running === undefined ? [] : [{ value: 'running' as const, label: `The demo store of npm start at ${running}` }]),
        { value: 'sandbox', label: 'A new sandbox store on this machine', hint: 'needs the repository of the API' },
        { value: 'other', label: 'A store of which I have the keys' },
      ],
    }),
  );

/** Asks for the folder with the repository of the API. */
export const askRepository = async (): Promise<string> => replyOf(await text({ message: 'Where is the repository of the API?' }));

/** Asks for the address of the API, until the API responds at one. */
export const askUrl = async (): Promise<string> =>
  replyOf(
    await text({
      message: 'What is the address of the API?',
      placeholder: 'http://localhost:8080',
      defaultValue: 'http://localhost:8080',
      validate: async (value) => urlError(value || 'http://localhost:8080') ?? (await connectionError(value || 'http://localhost:8080')),
    }),
  );

/** Asks for a key of this kind. */
export const askKey = async (kind: KeyKind): Promise<string> =>
  replyOf(
    await password({
      message: `What is the ${kind} key? ${kind === 'secret' ? 'It stays on the server of the storefront.' : 'It is sent to browsers.'}`,
      validate: (value) => keyError(kind, value ?? ''),
    }),
  );

/** Asks the API without a key: it refuses the request, but it responds. */
async function connectionError(url: string): Promise<string | undefined> {
  try {
    await callApi(url, '', '/v1/ping');
    return undefined;
  } catch (error) {
    if (error instanceof CreateError) return error.message;
    throw error;
  }
}

function replyOf<Value>(value: Value | typeof CANCEL_SYMBOL): Value {
  if (isCancel(value)) throw new CreateError('Nothing was created.');
  return value;
}
