import { expect, test } from '@jest/globals';
import { npmEnvironment } from './npm.ts';

test.each(['npm_config_package', 'npm_config_local_prefix', 'npm_config_call', 'npm_lifecycle_event', 'npm_package_json', 'npm_execpath'])(
  '%s of the npm that runs the command does not reach the npm of the storefront',
  (name) => {
    expect(npmEnvironment({ [name]: 'x', PATH: '/bin' })).toEqual({ PATH: '/bin' });
  },
);

test.each([
  'npm_config_registry',
  'npm_config_cache',
  'npm_config_userconfig',
  'npm_config_globalconfig',
  'npm_config_cafile',
  'npm_config_proxy',
  'npm_config_https_proxy',
  'npm_config_noproxy',
  'npm_config_strict_ssl',
  'npm_config_offline',
  'NPM_CONFIG_IGNORE_SCRIPTS',
  'HOME',
])('%s does', (name) => {
  expect(npmEnvironment({ [name]: 'x' })).toEqual({ [name]: 'x' });
});
