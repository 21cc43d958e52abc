/**
 * What `npm create` tells its own process: where it runs, and what. Where packages come from, and how they are reached, is meant for the npm of another folder
 * too, which does not find the global settings if another Node runs it.
 */
const OF_NPM_CREATE =
  /^npm_(?!config_(?:registry|cache|userconfig|globalconfig|cafile|(?:https_)?proxy|noproxy|strict_ssl|prefer_offline|offline|loglevel)$)/;

/** Returns the environment for npm in another folder. */
export const npmEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !OF_NPM_CREATE.test(name)));
