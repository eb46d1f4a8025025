// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT } from '../project-root.mjs';

/**
 * `node scripts/keep-script-hashes/cli.mjs [--dir build] [--to config/released-scripts.json]`: writes
 * down the inline scripts of a build that was deployed. The next release allows them too, as caches
 * hold pages of this one for a while.
 */
function main() {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: 'build' },
      to: { type: 'string', default: 'config/released-scripts.json' },
    },
  });
  const rules = path.resolve(PROJECT_ROOT, values.dir, '.hosting', 'headers.json');
  /** @type {{ inlineScripts: Record<string, string[]> }} */
  const { inlineScripts } = JSON.parse(readFileSync(rules, 'utf8'));
  const hashes = [...new Set(Object.values(inlineScripts).flat())].sort();
  const target = path.resolve(PROJECT_ROOT, values.to);
  writeFileSync(target, `${JSON.stringify({ hashes }, null, 2)}\n`);
  console.log(`${hashes.length} inline scripts written to ${values.to}: commit it`);
}

main();
