// @ts-check
/** `node scripts/cli.mjs [--site <folder>]`: packs the docs of a built site, and bundles the command. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadTypeScript } from '../../../scripts/load-typescript.mjs';
import { PROJECT_ROOT } from '../../../scripts/project-root.mjs';
import { bundleCommand } from './bundle.mjs';

const PACKAGE = path.join(PROJECT_ROOT, 'packages/docs-cli');

/** @param {number} bytes */
function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}

async function main() {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', default: path.join(PROJECT_ROOT, 'build') },
      out: { type: 'string', default: path.join(PACKAGE, 'dist') },
    },
  });
  const out = path.resolve(values.out);
  /** @type {typeof import('./pack-site')} */
  const { packSite } = loadTypeScript('packages/docs-cli/scripts/pack-site.ts');
  const source = { project: PROJECT_ROOT, site: path.resolve(values.site) };
  const { versions, files, raw, size } = await packSite(source, path.join(out, 'docs.pack'));
  const code = await bundleCommand(PACKAGE, out);
  console.log(
    `${files} files of versions ${versions.join(', ')}: ${megabytes(raw)}, packed ${megabytes(size)}; code ${megabytes(code)}.`,
  );
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
