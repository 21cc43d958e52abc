/** The time of a line as ISO 8601, written anew once a millisecond however many lines there are in it. */
export function timestamps(): () => string {
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
