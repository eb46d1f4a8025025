import path from 'node:path';
import tailwindLoader from '../tailwind-loader';

const FILE = path.join(__dirname, 'fixtures', 'Card.tailwind.tsx');

/** Runs the loader as a bundler does. */
async function load(files: string[]): Promise<{ module: string; dependencies: string[] }> {
  const dependencies: string[] = [];
  const module = await new Promise<string>((resolve, reject) => {
    const context = {
      resourcePath: FILE,
      getOptions: () => ({ files }),
      async: () => (error: unknown, text: string) => (error ? reject(error) : resolve(text)),
      addDependency: (file: string) => dependencies.push(file),
    };
    tailwindLoader.call(context as unknown as ThisParameterType<typeof tailwindLoader>);
  });
  return { module, dependencies };
}

it('gives the demo together with its sheet', async () => {
  const { module } = await load(['Card.tailwind.tsx']);
  const [demo, sheet = ''] = module.split('\n');
  expect(demo).toBe(`export { default } from ${JSON.stringify(FILE)};`);
  const css: unknown = JSON.parse(sheet.slice('export const css = '.length, -1));
  expect(css).toContain('.rounded-lg {');
});

it('is made again when a demo of the page changes, or the loader', async () => {
  const { dependencies } = await load(['Card.tailwind.tsx']);
  expect(dependencies).toEqual([require.resolve('../tailwind-loader'), FILE]);
});

it('fails where a demo cannot be read', async () => {
  await expect(load(['../nowhere/Card.tailwind.tsx'])).rejects.toThrow('ENOENT');
});
