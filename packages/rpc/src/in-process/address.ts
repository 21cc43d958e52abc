/** The address of a server in the same process. */
export const IN_PROCESS = 'in-process';
