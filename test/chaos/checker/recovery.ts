import type { Invariant } from './checked-run.ts';

/** After the faults end, all work is done and the doctor finds nothing. */
export const systemRecovers: Invariant = ({ final }, saw) => {
  saw('checks of the doctor', final.checks);
  return [
    ...final.unfinished.map((work) => ({ message: `after the faults ended, there were still ${work}`, requests: [] })),
    ...final.brokenChecks.map((check) => ({ message: `the doctor reports ${check}`, requests: [] })),
  ];
};
