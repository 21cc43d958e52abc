import { type Profile, readProfiles } from './profile-file.ts';

/** Returns the profile in use: that of `--profile`, or else of STOREFRONT_PROFILE, or else of `storefront profiles use`. */
export function readProfile(env: NodeJS.ProcessEnv, option: string | undefined): Profile {
  const { current, profiles } = readProfiles(env);
  const name = option ?? (env.STOREFRONT_PROFILE || current);
  if (name === null) return {};
  if (Object.hasOwn(profiles, name)) return profiles[name] ?? {};
  const known = Object.keys(profiles);
  throw new Error(`No such profile: ${name}. ${known.length === 0 ? 'There are none' : `The profiles are ${known.join(', ')}`}.`);
}
