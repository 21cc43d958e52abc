import { relative } from 'node:path';

/** Jest reporter that prints the totals as the last line of the run, where continuous integration reads them, after all skipped tests by their reasons. */
export default class SummaryReporter {
  constructor({ testNamePattern, rootDir }) {
    this.isFiltered = Boolean(testNamePattern);
    this.rootDir = rootDir;
  }

  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    const lines = this.#skippedByReason(results).map((line) => `\n${line}`);
    const line = `${lines.join('')}\n${results.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`;
    process.once('exit', () => process.stdout.write(line));
  }

  /** Returns a line for each reason, which `skippedIf` writes at the end of a title. A filter by name also skips tests, without one. */
  #skippedByReason({ testResults }) {
    const files = new Map();
    for (const { testFilePath, testResults: tests } of testResults)
      for (const { ancestorTitles, title } of tests.filter(({ status }) => status === 'pending' || status === 'todo')) {
        const [, reason] = /\(skipped: (.+?)\)(?: \||$)/.exec([...ancestorTitles, title].join(' | ')) ?? [];
        if (reason === undefined && this.isFiltered) continue;
        const counts = files.get(reason) ?? files.set(reason, new Map()).get(reason);
        counts.set(testFilePath, (counts.get(testFilePath) ?? 0) + 1);
      }
    return [...files].map(
      ([reason = `no reason is given`, counts]) =>
        `skipped: ${reason}: ${[...counts].map(([file, count]) => `${count} in ${relative(this.rootDir, file)}`).join(', ')}`,
    );
  }
}
