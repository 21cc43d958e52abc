/** What `npm create` tells its own process: where it runs, and what. Where packages come from is meant for the npm of another folder too. */
const OF_NPM_CREATE = /^npm_(?!config_(?:registry|cache|userconfig|prefer_offline|offline|loglevel)$)/;

/** Returns the environment for npm in another folder. */
export const npmEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !OF_NPM_CREATE.test(name)));
