import type { Command } from 'commander';
import { readProfile } from './profiles/read-profile.ts';

/** The options that settings replace, by attribute name, and the variable that has them. */
const DEFAULTS: Readonly<Record<string, string>> = { tenant: 'STOREFRONT_TENANT', mode: 'STOREFRONT_MODE' };

/** The settings of a command: the environment, completed by the profile. */
export interface Settings {
  /** Contains the values of the profile as soon as an action runs. */
  readonly env: NodeJS.ProcessEnv;
  /** Adds the values of the profile that the environment does not have. */
  useProfile(): void;
}

/** Creates the settings of one run. `profileOption` returns the value of `--profile`. */
export function createSettings(processEnv: NodeJS.ProcessEnv, profileOption: () => string | undefined): Settings {
  const env = { ...processEnv };
  let isUsed = false;
  return {
    env,
    useProfile() {
      if (isUsed) return;
      const profile = readProfile(processEnv, profileOption());
      // As in a shell's ${NAME:-value}, an empty variable counts as unset.
      for (const [name, value] of Object.entries(profile)) env[name] ||= value;
      isUsed = true;
    },
  };
}

/** Gives required options that are not on the command line the values of the settings, before Commander looks for missing ones. */
export function fillRequiredOptions(command: Command, settings: Settings): void {
  const fillable = command.options.filter((option) => option.mandatory && option.attributeName() in DEFAULTS);
  if (fillable.length === 0) return;
  settings.useProfile();
  for (const option of fillable) {
    const variable = DEFAULTS[option.attributeName()] ?? '';
    const value = settings.env[variable];
    if (value === undefined || value === '') continue;
    if (option.argChoices !== undefined && !option.argChoices.includes(value)) {
      throw new Error(`${variable} is "${value}". It must be ${option.argChoices.join(' or ')}.`);
    }
    command.setOptionValueWithSource(option.attributeName(), value, 'config');
  }
}
