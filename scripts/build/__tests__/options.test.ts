import path from 'node:path';
import { readBuildOptions } from '../options.mjs';

const PROJECT = path.resolve('/srv/project');

const NOTHING = { unit: [], units: [], locale: [] };

it('builds all units into build/, two at most at a time', () => {
  const options = readBuildOptions([], PROJECT);
  expect(options).toEqual({
    outDir: path.join(PROJECT, 'build'),
    choice: NOTHING,
    jobs: expect.any(Number) as number,
    force: false,
    args: [],
    env: {},
  });
  expect([1, 2]).toContain(options.jobs);
});

it('reads which units to build, and passes on what it does not know', () => {
  const given = ['--unit', 'x/next/en', '--no-minify', '--unit=x/next/zh', '--units', '6.20'];
  const { choice, args } = readBuildOptions([...given, '-l', 'en', '--locale', 'zh'], PROJECT);
  expect(choice).toEqual({
    unit: ['x/next/en', 'x/next/zh'],
    units: ['6.20'],
    locale: ['en', 'zh'],
  });
  expect(args).toEqual(['--no-minify']);
});

it.each([
  [['--out-dir', 'elsewhere', '--dev']],
  [['--dev', '--out-dir=elsewhere']],
  [['--dev', '--out-dir', 'elsewhere']],
])('takes the folder out of %j', (given) => {
  const { outDir, args } = readBuildOptions(given, PROJECT);
  expect(outDir).toBe(path.join(PROJECT, 'elsewhere'));
  expect(args).toEqual(['--dev']);
});

it('takes a folder outside of the project', () => {
  expect(readBuildOptions(['--out-dir', '/srv/www'], PROJECT).outDir).toBe(path.resolve('/srv/www'));
});

it.each(['.', '..', '/', '/srv', PROJECT])('does not replace the project by --out-dir %s', (dir) => {
  expect(() => readBuildOptions(['--out-dir', dir], PROJECT)).toThrow('the project itself');
});

it.each([
  [['--out-dir'], '--out-dir needs a folder'],
  [['--out-dir='], '--out-dir needs a folder'],
  [['--unit'], '--unit needs a name'],
  [['--locale='], '--locale needs a name'],
  [['--jobs', 'many'], '--jobs needs a number from 1 to 99, got "many"'],
])('asks for a value where %j has none', (given, message) => {
  expect(() => readBuildOptions(given, PROJECT)).toThrow(message);
});

it('turns --retire-worker into what the build reads', () => {
  const { args, env } = readBuildOptions(['--retire-worker', '--force'], PROJECT);
  expect(env).toEqual({ RETIRE_WORKER: '1' });
  expect(args).toEqual([]);
});
