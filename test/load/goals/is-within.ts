/** Whether a figure was measured and is at most `most`. A count or a size of 0 was not. */
export const isWithin = (figure: number, most: number): boolean => figure > 0 && figure <= most;
