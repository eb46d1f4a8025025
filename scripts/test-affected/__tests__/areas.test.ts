import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as areas from '../areas.mjs';

const SITE = path.resolve(__dirname, '../../..');

/** Specs with their texts. */
const SPECS = ['e2e', 'tests']
  .map((folder) => path.join(SITE, folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => ({
        name: path.basename(file, '.spec.ts'),
        text: readFileSync(path.join(folder, file), 'utf8'),
      })),
  );

const NAMES = SPECS.map(({ name }) => name);

const missing = (files: readonly string[]) =>
  files.filter((file) => !existsSync(path.join(SITE, file)));

it('areas exist, and their specs', () => {
  expect(missing(Object.keys(areas.SPECS_OF_AREAS))).toEqual([]);
  const named = [...areas.EVERY_PAGE_SPECS, ...Object.values(areas.SPECS_OF_AREAS).flat()];
  expect(named.filter((name) => !NAMES.includes(name))).toEqual([]);
});

it('files and folders of the other tables exist', () => {
  const { ASSEMBLY, FOR_EACH_PAGE, LOOKS, PAGE_KINDS_FILE, PARTS_OF_PAGES } = areas;
  const listed = [...ASSEMBLY, ...FOR_EACH_PAGE, ...LOOKS, ...PARTS_OF_PAGES, PAGE_KINDS_FILE];
  expect(missing(listed)).toEqual([]);
  // One of the names of a tool's configuration is enough.
  for (const { files } of areas.GLOBAL_FILES) expect(missing(files)).not.toEqual(files);
});

it.each(Object.entries(areas.PAGE_CHECKS))(
  '%s has the tests that look at pages',
  (spec, titles) => {
    // One part of a subject may need a browser and another only the built files.
    const text = SPECS.filter(({ name }) => name === spec)
      .map((found) => found.text)
      .join('\n');
    const parts = titles.map((title) => title.replace(/^in en$/, 'in ${locale}'));
    expect(parts.filter((title) => !text.includes(title))).toEqual([]);
  },
);

it('a folder means all that is in it, a file only itself', () => {
  expect(areas.isIn('src/mui/theme.ts', ['src/mui/'])).toBe(true);
  expect(areas.isIn('config/sitemap.tsx', ['config/sitemap.ts'])).toBe(false);
});
