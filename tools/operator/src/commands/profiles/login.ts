import { Command } from 'commander';
import type { CommandContext } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { operatorCaller } from '../../operator-caller.ts';
import { deleteStoredToken, type Profile, readProfiles, tokenFileOf, writePrivately, writeProfiles } from '../../profiles/profile-file.ts';
import { secretText } from '../../secret-options.ts';
import { type AddressOptions, addressOptions, addressValues, givenValues } from './address-options.ts';
import { profileName } from './profile-name.ts';

interface LoginOptions extends AddressOptions {
  readonly tokenFile: string;
}

/** The profile that `login` creates if none is named or in use. */
const DEFAULT_PROFILE = 'default';

/** Defines `storefront login`. */
export function loginCommand({ clients, env, print, warn }: CommandContext): Command {
  return addressOptions(
    new Command('login')
      .description('check a token of an operator, and store it in a file of the profile (--profile, or the current one)')
      .addHelpText(
        'after',
        examples(
          'login --token-file token --profile acme-live',
          'login --token-file token --addresses gateway=10.0.0.5:9090,catalog=10.0.0.6:9090',
        ),
      )
      .option('--token-file <file>', 'file with the token; - for standard input', '-'),
  ).action(async (options: LoginOptions, command: Command) => {
    const stored = readProfiles(env);
    const name = profileName(
      command.optsWithGlobals<{ profile?: string }>().profile ?? (env.STOREFRONT_PROFILE || stored.current) ?? DEFAULT_PROFILE,
    );
    const token = secretText(options.tokenFile).trim();
    if (env.OPERATOR_TOKEN || env.OPERATOR_TOKEN_FILE)
      warn('OPERATOR_TOKEN and OPERATOR_TOKEN_FILE of the environment precede the profile');
    const current: Profile = { ...stored.profiles[name], ...addressValues(options) };
    for (const [variable, value] of Object.entries(current)) env[variable] ||= value;
    delete env.OPERATOR_TOKEN_FILE;
    env.OPERATOR_TOKEN = token;
    const operator = await clients.operations('gateway').getOperator({}, operatorCaller());

    const file = tokenFileOf(env, name);
    writePrivately(file, `${token}\n`);
    const store = givenValues({ STOREFRONT_TENANT: operator.tenantId });
    const profile = { ...current, ...store, OPERATOR_TOKEN_FILE: file };
    writeProfiles(env, { current: name, profiles: { ...stored.profiles, [name]: profile } });
    print({
      profile: name,
      operator: operator.name,
      scopes: operator.scopes,
      tenant_id: operator.tenantId ?? null,
      expires_at: operator.expiresAt ?? null,
      token_file: file,
    });
  });
}

/** Defines `storefront logout`. */
export function logoutCommand({ env, print }: CommandContext): Command {
  return new Command('logout')
    .description('delete the token that login has stored; storefront tokens revoke ends the token itself')
    .addHelpText('after', examples('logout', 'logout --profile acme-live'))
    .action((_options: object, command: Command) => {
      const stored = readProfiles(env);
      const name = command.optsWithGlobals<{ profile?: string }>().profile ?? (env.STOREFRONT_PROFILE || stored.current);
      const profile = name === null ? undefined : stored.profiles[name];
      if (name === null || profile === undefined || !deleteStoredToken(env, name, profile))
        throw new Error('No token is stored by storefront login.');
      const { OPERATOR_TOKEN_FILE: _file, ...rest } = profile;
      writeProfiles(env, { ...stored, profiles: { ...stored.profiles, [name]: rest } });
      print({ profile: name, logged_out: true });
    });
}
