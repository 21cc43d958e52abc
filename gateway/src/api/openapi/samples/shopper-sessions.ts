import type { Samples } from './sample-values.ts';

export const SESSION_SAMPLES: Samples = {
  signUp: { body: { email: 'carol@garage.example', password: 'correct horse battery', name: 'Carol Reid' } },
  logIn: {},
  refreshSession: {},
  logOut: {},
  issueShopperToken: {},
};
