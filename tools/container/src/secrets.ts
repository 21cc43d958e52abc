import { writeSecrets } from './write-secrets.ts';

const [root] = process.argv.slice(2);
if (root === undefined) {
  process.stderr.write('Usage: secrets FOLDER\n');
  process.exit(2);
}
await writeSecrets(root);
process.stdout.write('The secrets are ready.\n');
