// @ts-check
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../project-root.mjs';
import { PAGE_KINDS_FILE } from './areas.mjs';
import { readImportGraph } from './import-graph.mjs';
import { readLiterals } from './literals.mjs';
import { readPageTests } from './page-tests.mjs';
import { addressOf } from './pages.mjs';
import { turnAround } from './reach.mjs';

/** Languages that addresses begin with: all but that of `docs/`. */
function otherLanguages() {
  const entries = readdirSync(path.join(PROJECT_ROOT, 'i18n'), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({ name }) => name);
}

/**
 * @param {readonly string[]} files of the project
 * @returns {Promise<import('./select.mjs').Facts>}
 */
export async function readFacts(files) {
  const { imports, demos } = await readImportGraph(files);
  const literals = readLiterals(files);
  const kinds = [...(literals.strings.get(PAGE_KINDS_FILE) ?? [])];
  return {
    files,
    dependants: turnAround(imports, literals.files),
    demos,
    pathParts: literals.pathParts,
    pageTests: readPageTests(files),
    addresses: new Map(
      files.flatMap((file) => {
        const address = addressOf(file);
        return address ? [/** @type {[string, string]} */ ([file, address])] : [];
      }),
    ),
    languages: otherLanguages(),
    pageKinds: kinds.filter((string) => /^\/(?:[\w-]+\/)*$/.test(string)),
  };
}
