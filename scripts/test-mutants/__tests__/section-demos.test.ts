import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../project-root.mjs';
import { demoFiles } from '../demo-files.mjs';
import { readSpecs, specsOf } from '../tests-of-demo.mjs';

function filesIn(folder: string): string[] {
  const files = readdirSync(path.join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' });
  return files.map((file) => path.posix.join(folder, file));
}

const SPECS = filesIn('e2e/pages');
const SECTIONS = readdirSync(path.join(PROJECT_ROOT, 'sections'));

it.each(SECTIONS)('each demo of %s is named in a browser test of its page', (section) => {
  const folder = `sections/${section}`;
  const demos = demoFiles(filesIn(folder), folder);
  const specs = readSpecs(SPECS.filter((file) => file.startsWith(`e2e/pages/${section}/`)));
  const unnamed = demos.filter((demo) => {
    const name = path.basename(demo, '.tsx');
    return !specsOf(demo, specs).some(({ texts }) => texts.includes(name));
  });
  expect(unnamed).toEqual([]);
});
