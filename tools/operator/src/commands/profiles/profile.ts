import { Command } from 'commander';
import type { CommandContext } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { deleteKeptToken, type Profile, readProfiles, writeProfiles } from '../../profiles/profile-file.ts';
import { addProfileAdding } from './add-profile.ts';
import { profileRow } from './profile-row.ts';

/** Defines `storefront profile list | add | use | remove`. */
export function profileCommand(context: CommandContext): Command {
  const { env, answer } = context;
  const profile = new Command('profile')
    .alias('profiles')
    .description('manage profiles: named settings of a store, a mode, and a connection');

  profile
    .command('list', { isDefault: true })
    .description('list profiles; secrets are not part of them')
    .addHelpText('after', examples('profile list', 'profile list --json'))
    .action(() => {
      const { current, profiles } = readProfiles(env);
      const rows = Object.entries(profiles).map(([name, values]) => profileRow(name, values, current));
      answer(rows, { columns: ['name', 'in_use', 'tenant', 'mode', 'url'] });
    });

  addProfileAdding(profile, context);

  profile
    .command('use <name>')
    .description('use a profile for commands without --profile and STOREFRONT_PROFILE')
    .addHelpText('after', examples('profile use acme-sandbox', 'profile use acme-live'))
    .action((name: string) => {
      const stored = readProfiles(env);
      writeProfiles(env, { ...stored, current: known(stored.profiles, name) });
      answer({ name, in_use: true });
    });

  profile
    .command('remove <name>')
    .description('remove a profile, with the token that login has kept')
    .addHelpText('after', examples('profile remove acme-sandbox', 'profile remove acme-live --json'))
    .action((name: string) => {
      const { current, profiles } = readProfiles(env);
      const { [known(profiles, name)]: removed, ...rest } = profiles;
      deleteKeptToken(env, name, removed);
      writeProfiles(env, { current: current === name ? null : current, profiles: rest });
      answer({ name, removed: true });
    });
  return profile;
}

function known(profiles: Readonly<Record<string, Profile>>, name: string): string {
  if (Object.hasOwn(profiles, name)) return name;
  throw new Error(`No such profile: ${name}. storefront profile list shows the profiles.`);
}
