import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { SERVICE_NAMES } from '@storefront/access';
import { MODES } from '@storefront/contract';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type CommandContext, list } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { type Profile, type ProfileVariable, profileFile, readProfiles, writeProfiles } from '../../profiles/profile-file.ts';
import { addressVariable, profileRow } from './profile-row.ts';

interface AddOptions {
  readonly tenant?: string;
  readonly mode?: string;
  readonly url?: string;
  readonly keyFile?: string;
  readonly home?: string;
  readonly tokenFile?: string;
  readonly addresses?: Profile;
  readonly certFile?: string;
  readonly certKeyFile?: string;
  readonly caFile?: string;
  readonly use?: boolean;
}

/** Adds `add` to `storefront profile`. */
export function addProfileAdding(profile: Command, { env, answer }: CommandContext): void {
  profile
    .command('add')
    .argument('<name>', 'name of the profile', profileName)
    .description('add a profile, or replace the one with this name')
    .option('--tenant <id>', 'store ID')
    .addOption(new Option('--mode <mode>', 'sandbox or live data').choices(MODES))
    .option('--url <url>', 'base URL of the API, for commands that use an API key')
    .option('--key-file <file>', 'file with a secret API key', readableFile)
    .option('--home <folder>', 'folder of a running npm start', resolved)
    .option('--token-file <file>', "file with the operator's token", readableFile)
    .option('--addresses <service=host:port,…>', `gRPC addresses of ${SERVICE_NAMES.join(', ')}`, addresses)
    .option('--cert-file <file>', 'certificate for mutual TLS', readableFile)
    .option('--cert-key-file <file>', 'private key for mutual TLS', readableFile)
    .option('--ca-file <file>', 'CA certificate for mutual TLS', readableFile)
    .option('--use', 'use the profile from now on')
    .addHelpText(
      'after',
      examples(
        'profile add demo --tenant 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --mode sandbox --use',
        'profile add acme-live --tenant 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --mode live --addresses gateway=10.0.0.5:9090,catalog=10.0.0.6:9090',
      ),
    )
    .action((name: string, options: AddOptions) => {
      const stored = readProfiles(env);
      const values = valuesOf(options);
      const current = options.use === true ? name : stored.current;
      writeProfiles(env, { current, profiles: { ...stored.profiles, [name]: values } });
      answer({ ...profileRow(name, values, current), file: profileFile(env) });
    });
}

/** Undefined values are left out of the file. */
function valuesOf(options: AddOptions): Profile {
  const values: Readonly<Partial<Record<ProfileVariable, string | undefined>>> = {
    STOREFRONT_TENANT: options.tenant,
    STOREFRONT_MODE: options.mode,
    STOREFRONT_URL: options.url,
    STOREFRONT_KEY_FILE: options.keyFile,
    STOREFRONT_HOME: options.home,
    OPERATOR_TOKEN_FILE: options.tokenFile,
    ...options.addresses,
    GRPC_CERT_FILE: options.certFile,
    GRPC_KEY_FILE: options.certKeyFile,
    GRPC_CA_FILE: options.caFile,
  };
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (given.length === 0) throw new InvalidArgumentError('A profile needs at least one setting, such as --tenant.');
  return Object.fromEntries(given);
}

function profileName(value: string): string {
  if (/^[\w.-]{1,64}$/.test(value) && value !== '__proto__') return value;
  throw new InvalidArgumentError('It must consist of letters, digits, dots, hyphens, and underscores.');
}

function addresses(value: string): Profile {
  return Object.fromEntries(
    list(value).map((item) => {
      const [, service = '', address = ''] = /^(\w+)=(\S+:\d+)$/.exec(item) ?? [];
      if (SERVICE_NAMES.some((name) => name === service)) return [addressVariable(service), address];
      throw new InvalidArgumentError(`"${item}" must be one of ${SERVICE_NAMES.join(', ')}, followed by =host:port.`);
    }),
  );
}

const resolved = (path: string): string => resolve(path);

/** The file must exist now, but is read only when a command needs it. */
function readableFile(file: string): string {
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new InvalidArgumentError(`${file} cannot be read.`);
  }
  return resolve(file);
}
