import { coerce, gte } from 'semver';

/** The first dotted number in a text like `Redis server v=7.0.15 sha=…`, or undefined. */
export function versionIn(text: string): string | undefined {
  return /\d+\.\d+(?:\.\d+)?/.exec(text)?.[0];
}

/** Whether `version`, which may lack its patch number, is `least` or later. */
export const isAtLeast = (version: string, least: string): boolean => gte(coerce(version) ?? '0.0.0', least);
