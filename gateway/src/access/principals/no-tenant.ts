/** Placeholder tenant for calls that belong to no store. */
export const NO_TENANT = '00000000-0000-0000-0000-000000000000';
