/** How far an import is. */
export interface ImportState {
  readonly rowsRead: number;
  readonly rowsBad: number;
  /** The line on which the last row begins that was read so far. */
  readonly lineRead: number;
}

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const narrow = (unit: string) => new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'narrow' });
const [hours, minutes, seconds] = [narrow('hour'), narrow('minute'), narrow('second')];

/** Returns a function that describes the progress of an import: the share of the file, the speed, and the time left at this speed. */
export function importProgress(linesTotal: number, now: () => number = Date.now): (state: ImportState) => string {
  const startedAt = now();
  return ({ rowsRead, rowsBad, lineRead }) => {
    const elapsed = (now() - startedAt) / 1000;
    const share = Math.min(1, lineRead / Math.max(1, linesTotal));
    const parts = [`${Math.floor(share * 100)}%`, `${count.format(rowsRead)} rows`];
    if (elapsed > 0) parts.push(`${count.format(rowsRead / elapsed)} rows/s`);
    if (elapsed > 0 && share > 0 && share < 1) parts.push(`${durationText((elapsed * (1 - share)) / share)} left`);
    if (rowsBad > 0) parts.push(`${count.format(rowsBad)} invalid`);
    return parts.join(', ');
  };
}

function durationText(total: number): string {
  const whole = Math.max(1, Math.round(total));
  if (whole < 60) return seconds.format(whole);
  if (whole < 3600) return `${minutes.format(Math.floor(whole / 60))} ${seconds.format(whole % 60)}`;
  return `${hours.format(Math.floor(whole / 3600))} ${minutes.format(Math.floor((whole % 3600) / 60))}`;
}
