import { MODES } from '@storefront/contract';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { CommandContext } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { deleteStoredToken, type Profile, profileFile, readProfiles, writeProfiles } from '../../profiles/profile-file.ts';
import { type AddressOptions, addressOptions, addressValues, givenValues } from './address-options.ts';
import { profileName } from './profile-name.ts';
import { profileRow } from './profile-row.ts';
import { readableFile } from './readable-file.ts';

interface AddOptions extends AddressOptions {
  readonly tenant?: string;
  readonly mode?: string;
  readonly url?: string;
  readonly keyFile?: string;
  readonly tokenFile?: string;
  readonly use?: boolean;
}

/** Adds `add` to `storefront profile`. */
export function addProfileAdding(profile: Command, { env, print }: CommandContext): void {
  const adding = profile
    .command('set')
    .argument('<name>', 'name of the profile', profileName)
    .description('add a profile, or replace the one with this name')
    .option('--tenant <id>', 'store ID')
    .addOption(new Option('--mode <mode>', 'sandbox or live data').choices(MODES))
    .option('--url <url>', 'base URL of the API, for commands that use an API key')
    .option('--key-file <file>', 'file with a secret API key', readableFile)
    .option('--token-file <file>', "file with the operator's token", readableFile)
    .option('--use', 'use the profile from now on')
    .addHelpText(
      'after',
      examples(
        'profiles set demo --tenant 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --mode sandbox --use',
        'profiles set acme-live --tenant 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 --mode live --addresses gateway=10.0.0.5:9090,catalog=10.0.0.6:9090',
      ),
    );
  addressOptions(adding).action((name: string, options: AddOptions) => {
    const stored = readProfiles(env);
    const values = valuesOf(options);
    const current = options.use === true ? name : stored.current;
    // The new profile no longer names it.
    if (values.OPERATOR_TOKEN_FILE !== stored.profiles[name]?.OPERATOR_TOKEN_FILE) deleteStoredToken(env, name, stored.profiles[name]);
    writeProfiles(env, { current, profiles: { ...stored.profiles, [name]: values } });
    print({ ...profileRow(name, values, current), file: profileFile(env) });
  });
}

/** Undefined values are left out of the file. */
function valuesOf(options: AddOptions): Profile {
  const given = givenValues({
    STOREFRONT_TENANT: options.tenant,
    STOREFRONT_MODE: options.mode,
    STOREFRONT_URL: options.url,
    STOREFRONT_KEY_FILE: options.keyFile,
    OPERATOR_TOKEN_FILE: options.tokenFile,
  });
  const values = { ...given, ...addressValues(options) };
  if (Object.keys(values).length === 0) throw new InvalidArgumentError('A profile needs at least one setting, such as --tenant.');
  return values;
}
