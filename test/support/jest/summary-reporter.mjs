/** Jest reporter that prints the totals as the last line of the run, where continuous integration reads them, after the reasons of skipped tests. */
export default class SummaryReporter {
  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    const titles = results.testResults.flatMap((file) =>
      file.testResults.filter(({ status }) => status === 'pending').map(({ ancestorTitles }) => ancestorTitles[0] ?? ''),
    );
    const reasons = [...new Set(titles.filter((title) => title.startsWith('skipped')))].map((title) => `\n${title}`).join('');
    const line = `${reasons}\n${results.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`;
    process.once('exit', () => process.stdout.write(line));
  }
}
