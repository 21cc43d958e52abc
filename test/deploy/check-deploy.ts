/**
 * Checks the chart and the image's files with the usual tools: `npm run check:deploy`. Every values file is rendered and validated, and those in ci/invalid
 * must be refused with the message in their first line.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { assertToolsInstalled, CHART_TOOLS, run } from './tools.ts';

const KUBERNETES = '1.34.0';
/**
 * Pods are spread by topology constraints instead of affinities, a trial has one replica, a container may use more memory than it requests, and the images
 * of backing servers have tags that move. StatefulSets of one pod need no disruption budget.
 */
const IGNORED_SCORES = [
  'deployment-has-host-podantiaffinity',
  'statefulset-has-host-podantiaffinity',
  'statefulset-has-poddisruptionbudget',
  'deployment-has-poddisruptionbudget',
  'deployment-replicas',
  'container-image-pull-policy',
  'container-security-context-user-group-id',
];
const SCHEMAS = process.env.KUBERNETES_SCHEMAS ?? 'default';
/** Schemas of custom resources are not part of Kubernetes. */
const CUSTOM_SCHEMAS =
  process.env.CUSTOM_SCHEMAS ??
  'https://raw.githubusercontent.com/datreeio/CRDs-catalog/main/{{.Group}}/{{.ResourceKind}}_{{.ResourceAPIVersion}}.json';

process.chdir(join(import.meta.dirname, '../../deploy'));
const CHART = 'helm/storefront';
const valuesFiles = [...listValues(CHART), ...listValues(`${CHART}/ci`)];
const folder = mkdtempSync(join(tmpdir(), 'storefront-deploy-'));

assertToolsInstalled(...CHART_TOOLS);
try {
  const passed = [...valuesFiles.map(checkValues), ...listValues(`${CHART}/ci/invalid`).map(isRefused), ...checkFiles()];
  process.exitCode = passed.every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

function listValues(path: string): string[] {
  return readdirSync(path)
    .filter((name) => /^values-.+\.yaml$|.+-values\.yaml$/.test(name))
    .map((name) => `${path}/${name}`);
}

function checkValues(values: string): boolean {
  const lint = run(`lint with ${basename(values)}`, 'helm', ['lint', '--strict', CHART, '--values', values]);
  const rendered = run(`render ${basename(values)}`, 'helm', [
    'template',
    'storefront',
    CHART,
    '--namespace',
    'storefront',
    '--values',
    values,
  ]);
  if (!lint.passed || !rendered.passed) return false;
  const manifests = join(folder, basename(values));
  writeFileSync(manifests, rendered.output);
  const checks = [
    checkSchemas('  schemas', manifests),
    run('  kube-score', 'kube-score', ['score', ...IGNORED_SCORES.flatMap((test) => ['--ignore-test', test]), manifests]),
    run('  policies', 'conftest', ['test', '--policy', 'helm/policies', '--no-color', manifests]),
  ];
  return checks.every((check) => check.passed);
}

function checkSchemas(name: string, ...files: readonly string[]) {
  const locations = [SCHEMAS, CUSTOM_SCHEMAS].flatMap((location) => ['-schema-location', location]);
  return run(name, 'kubeconform', ['-strict', '-kubernetes-version', KUBERNETES, ...locations, ...files]);
}

function isRefused(values: string): boolean {
  const expected = readFileSync(values, 'utf8').split('\n')[0]?.replace('# error: ', '') ?? '';
  const args = ['template', 'storefront', CHART, '--values', values];
  return run(`refuse ${basename(values)}`, 'helm', args, ({ status, output }) => status !== 0 && output.includes(expected)).passed;
}

function checkFiles(): boolean[] {
  const upToDate = ({ status, output }: { status: number | null; output: string }) =>
    status === 0 && output.trimEnd() === readFileSync(`${CHART}/README.md`, 'utf8').trimEnd();
  const checks = [
    run('README.md of the chart is up to date', 'helm-docs', ['--chart-search-root', CHART, '--dry-run', '--log-level', 'error'], upToDate),
    run('tests of the chart', 'helm-unittest', ['--strict', CHART]),
    checkSchemas('example for Argo CD', 'argocd/application.yaml'),
    checkSchemas('schemas of postgres', 'postgres/cluster.yaml', 'postgres/restore.yaml'),
    run('policies of postgres', 'conftest', ['test', '--policy', 'helm/policies', '--no-color', 'postgres/restore.yaml']),
    run('policies', 'conftest', ['verify', '--policy', 'helm/policies', '--no-color']),
    run('alerts and the configuration of Prometheus', 'promtool', ['check', 'config', 'observability/prometheus.yml']),
    run('tests of alerts', 'promtool', ['test', 'rules', 'helm/alerts.test.yaml', 'helm/backing-alerts.test.yaml']),
    run('Dockerfiles', 'hadolint', ['Dockerfile', 'Dockerfile.dev']),
    run('scripts', 'shellcheck', ['entrypoint.sh', 'health.sh']),
  ];
  return checks.map((check) => check.passed);
}
