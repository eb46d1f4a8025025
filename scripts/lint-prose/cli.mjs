// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../project-root.mjs';
import { applyExceptions } from './apply-exceptions.mjs';
import { WORDS } from './dictionary/index.mjs';
import { readTerms } from './dictionary/terms.mjs';
import { EXCEPTIONS } from './exceptions.mjs';
import { proseFiles } from './files.mjs';
import { createLinter } from './lint.mjs';

/**
 * `npm run lint:prose`: fails for words and sentences that users, or contributors, would not
 * understand at once. `npm run lint:prose -- docs/react-charts` checks a folder or a file.
 */
async function main() {
  const paths = process.argv.slice(2);
  const lintText = createLinter([...WORDS, ...readTerms()]);
  const files = proseFiles(paths);
  const found = [];
  const used = new Set();
  for (const file of files) {
    const text = readFileSync(path.join(PROJECT_ROOT, file), 'utf8');
    const findings = await lintText(file, text);
    found.push(...applyExceptions(text, findings, EXCEPTIONS, used));
  }
  const lines = found.map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  );
  if (paths.length === 0) {
    for (const exception of EXCEPTIONS.filter((each) => !used.has(each))) {
      lines.push(`scripts/lint-prose/exceptions.mjs: nothing needs "${exception.text}"`);
    }
  }
  if (lines.length === 0) {
    console.log(`Prose: ${files.length} files, nothing to change`);
    return;
  }
  lines.forEach((line) => console.error(line));
  console.error(
    `${lines.length} to change. If one is right, add it to scripts/lint-prose/exceptions.mjs with the reason`,
  );
  process.exitCode = 1;
}

await main();
