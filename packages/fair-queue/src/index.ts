export { activeFlow, hasOtherCallers, inFlow } from './active-flow.ts';
export { createFairQueue, type FairQueue, type FairQueueOptions, type Leave } from './fair-queue.ts';
export { observeQueue } from './observe-queue.ts';
export { overloaded } from './overloaded.ts';
export { paced } from './paced.ts';
export { BACKGROUND, storeOf, type Flow, flowOf } from './flow.ts';
