import type { System, SystemOptions } from '@storefront/local-system';
import { startTestSystem } from './start-test-system.ts';

/**
 * Starts a system for one test file, which may kill, freeze, or configure its processes. They run from the image in STOREFRONT_IMAGE, if it is set, like those
 * of the shared system, but always one process per service.
 */
export const startOwnSystem = (options: SystemOptions = {}): Promise<System> =>
  startTestSystem({ ephemeral: true, image: process.env.STOREFRONT_IMAGE, ...options });
