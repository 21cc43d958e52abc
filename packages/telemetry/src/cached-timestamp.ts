/** Returns a function that formats the current time as an ISO 8601 log field, at most once per millisecond. */
export function cachedTimestamp(): () => string {
  let writtenAt = -1;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== writtenAt) {
      writtenAt = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}
