import { IdempotencyHeaders } from '../http/input/idempotency-key.ts';
import { ok } from '../http/routing/responses.ts';
import { type Route, route } from '../http/routing/route.ts';
import type { ResourceDeps } from './deps.ts';
import * as sandbox from './resources/sandbox.ts';
import { envelopeOf } from './schemas/envelopes.ts';
import { ClockAdvanceIn, SandboxClockOut, SandboxOut } from './schemas/sandbox.ts';

const ACCESS = { access: 'secret_sandbox', scope: null } as const;

/** The control of sandboxes. A live key gets a 404 from all of them. */
// biome-ignore format: one route per block is easier to scan
export const sandboxRoutes = (deps: ResourceDeps): readonly Route[] => [
  route({
    id: 'getSandbox', method: 'get', path: '/v1/sandbox', ...ACCESS,
    summary: 'Retrieve the state of the sandbox', request: {}, response: ok('The state of the sandbox.', envelopeOf(SandboxOut)), handler: sandbox.getSandbox(deps),
  }),
  route({
    id: 'advanceSandboxClock', method: 'post', path: '/v1/sandbox/clock/advance', ...ACCESS,
    summary: 'Advance the clock', request: { headers: IdempotencyHeaders, body: ClockAdvanceIn },
    response: ok('The clock.', envelopeOf(SandboxClockOut)), handler: sandbox.advanceClock(deps),
  }),
];
