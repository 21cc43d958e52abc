/** Jest reporter that says every half minute how far the run is, and which files run, and at its end which files took longest. */
import { relative } from 'node:path';

const EVERY_MS = 30_000;
const SLOWEST = 10;

export default class ProgressReporter {
  #rootDir;
  #startedAt = Date.now();
  #running = new Map();
  #timer;

  constructor({ rootDir }) {
    this.#rootDir = rootDir;
  }

  onRunStart(results) {
    const tell = () => process.stderr.write(`${this.#progress(results)}\n`);
    this.#timer = setInterval(tell, EVERY_MS).unref();
  }

  onTestFileStart(test) {
    this.#running.set(test, Date.now());
  }

  onTestFileResult(test) {
    this.#running.delete(test);
  }

  onRunComplete(_contexts, { testResults }) {
    clearInterval(this.#timer);
    const durationOf = ({ perfStats: { start, end } }) => end - start;
    const slowest = testResults.toSorted((a, b) => durationOf(b) - durationOf(a)).slice(0, SLOWEST);
    const lines = slowest.map((file) => `${minutes(durationOf(file))} ${relative(this.#rootDir, file.testFilePath)}`);
    process.stderr.write(
      `\n${testResults.length} test files took ${minutes(Date.now() - this.#startedAt)}. Slowest:\n${lines.join('\n')}\n`,
    );
  }

  /** Says how many files are done, and what runs for how long. */
  #progress({ numPassedTestSuites, numPendingTestSuites, numFailedTestSuites, numTotalTestSuites }) {
    const done = numPassedTestSuites + numPendingTestSuites + numFailedTestSuites;
    const running = [...this.#running].map(
      ([{ path, context }, since]) =>
        `${context.config.displayName.name} ${relative(this.#rootDir, path)} (${minutes(Date.now() - since)})`,
    );
    const failed = numFailedTestSuites === 0 ? '' : `, ${numFailedTestSuites} failed`;
    return `${minutes(Date.now() - this.#startedAt)}: ${done} of ${numTotalTestSuites} test files done${failed}; running: ${running.join(', ')}`;
  }
}

/** Formats a duration as minutes and seconds. */
const minutes = (ms) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;
