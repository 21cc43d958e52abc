/** Formats examples for `addHelpText('after', …)`, each given without `storefront`. Every command has at least two. */
export const examples = (...commands: readonly [string, string, ...string[]]): string =>
  `\nExamples:\n${commands.map((command) => `  storefront ${command}`).join('\n')}`;
