/** Returns the module for `--import` that moves the clock of a process by `skewMs`, if the path of its main file contains `path`. */
export function skewedClock(skewMs: number, path = ''): string {
  const code = `if ((process.argv[1] ?? '').includes(${JSON.stringify(path)})) {
    const now = Date.now;
    globalThis.Date = class extends Date {
      static now() { return now() + ${skewMs}; }
      constructor(...given) { given.length === 0 ? super(now() + ${skewMs}) : super(...given); }
    };
  }`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
