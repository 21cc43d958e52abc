export { activeTurn, hasOtherCallers, inTurn } from './active-turn.ts';
export { createFairQueue, type FairQueue, type FairQueueOptions, type Leave } from './fair-queue.ts';
export { observeQueue } from './observe-queue.ts';
export { overloaded } from './overloaded.ts';
export { paced } from './paced.ts';
export { BACKGROUND, storeOf, type Turn, turnOf } from './turn.ts';
