import type { Samples } from './sample-values.ts';

export const DIAGNOSTIC_SAMPLES: Samples = {
  getHealth: {},
  ping: {},
};
