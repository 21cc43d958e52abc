import type { Command } from 'commander';
import type { CommandContext } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import { deleteStoredToken, type Profile, readProfiles, writeProfiles } from '../../profiles/profile-file.ts';
import { addProfileAdding } from './add-profile.ts';
import { profileRow } from './profile-row.ts';

/** Defines the commands of `storefront profiles`. */
export function profileCommand(context: CommandContext): Command {
  const { env, print } = context;
  const profile = nounCommand('profiles');

  profile
    .command('list', { isDefault: true })
    .description('list profiles, without secrets')
    .addHelpText('after', examples('profiles list', 'profiles list --json'))
    .action(() => {
      const { current, profiles } = readProfiles(env);
      const rows = Object.entries(profiles).map(([name, values]) => profileRow(name, values, current));
      print(rows, { columns: ['name', 'in_use', 'tenant', 'mode', 'url'] });
    });

  addProfileAdding(profile, context);

  profile
    .command('use <name>')
    .description('use a profile for commands without --profile and STOREFRONT_PROFILE')
    .addHelpText('after', examples('profiles use acme-sandbox', 'profiles use acme-live'))
    .action((name: string) => {
      const stored = readProfiles(env);
      writeProfiles(env, { ...stored, current: known(stored.profiles, name) });
      print({ name, in_use: true });
    });

  profile
    .command('delete <name>')
    .description('remove a profile, with the token that login has stored')
    .addHelpText('after', examples('profiles delete acme-sandbox', 'profiles delete acme-live --json'))
    .action((name: string) => {
      const { current, profiles } = readProfiles(env);
      const { [known(profiles, name)]: removed, ...rest } = profiles;
      deleteStoredToken(env, name, removed);
      writeProfiles(env, { current: current === name ? null : current, profiles: rest });
      print({ name, removed: true });
    });
  return profile;
}

function known(profiles: Readonly<Record<string, Profile>>, name: string): string {
  if (Object.hasOwn(profiles, name)) return name;
  throw new Error(`No such profile: ${name}. storefront profiles list shows the profiles.`);
}
