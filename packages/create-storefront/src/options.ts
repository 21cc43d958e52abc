import { parseArgs } from 'node:util';
import { CreateError } from './create-error.ts';

/** The options of the command line and the environment. The user is asked for those that are undefined. */
export interface Options {
  readonly folder: string | undefined;
  readonly url: string | undefined;
  readonly secretKey: string | undefined;
  readonly publishableKey: string | undefined;
  /** A folder with the repository of the API, in which to start a sandbox store. */
  readonly sandbox: string | undefined;
  readonly port: number;
  /** Whether the folder has a storefront, whose keys are replaced. */
  readonly links: boolean;
  readonly hasWebhooks: boolean;
  readonly installs: boolean;
  readonly runs: boolean;
  readonly wantsHelp: boolean;
}

/** The text of `--help`. */
export const HELP = `Usage: npm run create-storefront [folder] [-- options]

Creates a storefront on the Storefront Commerce API: copies the Next.js starter into the folder, writes its settings,
installs its dependencies, and runs it. Asks for what is not given; without a terminal, everything must be given.

Options:
  --url <url>              address of the API (STOREFRONT_URL)
  --secret-key <key>       secret key (STOREFRONT_SECRET_KEY, which keeps it out of the history of the shell)
  --publishable-key <key>  publishable key (STOREFRONT_PUBLISHABLE_KEY)
  --sandbox <folder>       use the demo store of npm start in this repository of the API, and start it if necessary
  --link                   give a storefront that is in the folder new keys, and change nothing else
  --port <n>               port of the storefront (default: 3000)
  --no-webhooks            do not subscribe to changes of products; shoppers then see them after five minutes
  --no-install             do not install the dependencies
  --no-run                 do not run the storefront
  -h, --help               print this text

Without --url and keys, it uses the demo store of a running npm start if you are in the repository of the API, or if
STOREFRONT_HOME names its folder.
`;

/** Reads the command line and the environment. Throws a `CreateError` if an option is not valid. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options {
  const { values, positionals } = parsed(args);
  if (positionals.length > 1) throw new CreateError(`Give one folder, not ${positionals.length}: ${positionals.join(', ')}.`);
  return {
    folder: positionals[0],
    url: values.url ?? (env.STOREFRONT_URL || undefined),
    secretKey: values['secret-key'] ?? (env.STOREFRONT_SECRET_KEY || undefined),
    publishableKey: values['publishable-key'] ?? (env.STOREFRONT_PUBLISHABLE_KEY || undefined),
    sandbox: values.sandbox,
    port: portOf(values.port),
    links: values.link,
    hasWebhooks: values.webhooks,
    installs: values.install && !values.link,
    runs: values.run && values.install && !values.link,
    wantsHelp: values.help,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: {
        url: { type: 'string' },
        'secret-key': { type: 'string' },
        'publishable-key': { type: 'string' },
        sandbox: { type: 'string' },
        port: { type: 'string', default: '3000' },
        link: { type: 'boolean', default: false },
        webhooks: { type: 'boolean', default: true },
        install: { type: 'boolean', default: true },
        run: { type: 'boolean', default: true },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // The advice of Node after the first sentence is about positional arguments.
    throw new CreateError(`${error.message.split('. ')[0]}. --help lists the options.`, { cause: error });
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new CreateError(`--port is "${text}". It must be a port, such as 3000.`);
}
