/** @jest-environment jsdom */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toJavaScript } from '../../../../plugins/demos/code/to-javascript';
import { importsOfDemos } from '../../../../plugins/demos/editing/imports-of-demos';
import { filesOfDemo } from '../../../../plugins/demos/page/demo-files';
import { DemoModules } from '../demo-modules';
import { evalFactory } from './eval-factory';

const SITE = path.resolve(__dirname, '../../../..');

/** Returns the demos that pages name; other files beside them are parts of a demo. */
function demosOfPages(): string[] {
  return readdirSync(path.join(SITE, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.mdx')
    .map((file) => path.join(SITE, 'docs', file))
    .flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/<Demo\s+src="(.+?)\.tsx"/g)].map(([, name = '']) =>
        path.resolve(path.dirname(page), name),
      ),
    )
    .flatMap((base) => ['.tsx', '.tailwind.tsx', '.css.tsx'].map((ending) => base + ending))
    .filter((file) => existsSync(file));
}

/** Properties that JavaScript reads to find out the type of a value. */
const NATURE = new Map<string | symbol, unknown>([
  ['then', undefined],
  [Symbol.toPrimitive, () => 'anything'],
  [Symbol.iterator, () => [][Symbol.iterator]()],
]);

/** Stands for whatever packages export: it has every name, and can be called, read and listed. */
const anything: object = new Proxy(() => anything, {
  has: () => true,
  ownKeys: () => [],
  get: (_, name) => (NATURE.has(name) ? NATURE.get(name) : anything),
  apply: () => anything,
});

const libraries = Object.fromEntries(
  [
    ...importsOfDemos(SITE, { docs: 'current', path: '' }).packages,
    'react',
    'react/jsx-runtime',
  ].map((name) => [name, async () => anything]),
);

function modulesOf(file: string): DemoModules {
  const inSite = (each: string) => path.relative(SITE, each).split(path.sep).join('/');
  const sources = new Map(
    filesOfDemo(file).map((each) => [inSite(each), readFileSync(each, 'utf8')]),
  );
  return new DemoModules({ path: inSite(file), sources, libraries, workers: {} }, evalFactory);
}

it('every demo of the site runs from its code, in both variants', async () => {
  const demos = demosOfPages();
  expect(demos.length).toBeGreaterThan(400);
  const failed: string[] = [];
  for (const file of demos) {
    const code = readFileSync(file, 'utf8');
    try {
      const modules = modulesOf(file);
      const exports = [
        await modules.run(code, 'TS', 1),
        await modules.run(await toJavaScript(code), 'JS', 2),
      ] as { default?: unknown }[];
      if (!exports.every((each) => each.default instanceof Function)) failed.push(file);
    } catch (error) {
      failed.push(`${file}: ${String(error)}`);
    }
  }
  expect(failed).toEqual([]);
}, 120_000);
