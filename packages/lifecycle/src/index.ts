export { type Activity, createActivity } from './activity.ts';
export { collectAfterStart } from './collect-after-start.ts';
export { pause } from './pause.ts';
export { type Lifecycle, runProcess } from './run-process.ts';
export { type HealthServer, serveHealth } from './serve-health.ts';
export { type HostedService, startServices } from './start-services.ts';
export { type RunningSweeps, type Sweep, startSweeps } from './start-sweeps.ts';
export { reportSkipped, type SweptItems, sweepEach } from './sweep-each.ts';
