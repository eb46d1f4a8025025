import path from 'node:path';
import { readBuildOptions } from '../options.mjs';

const PROJECT = path.resolve('/srv/project');

it('builds into build/ and passes on what it does not know', () => {
  const given = ['--locale', 'en', '--locale', 'zh', '--no-minify'];
  expect(readBuildOptions(given, PROJECT)).toEqual({
    outDir: path.join(PROJECT, 'build'),
    args: given,
    env: {},
  });
});

it.each([
  [['--out-dir', 'elsewhere', '--locale', 'en']],
  [['--locale', 'en', '--out-dir=elsewhere']],
  [['--locale', 'en', '--out-dir', 'elsewhere']],
])('takes the folder out of %j', (given) => {
  const { outDir, args } = readBuildOptions(given, PROJECT);
  expect(outDir).toBe(path.join(PROJECT, 'elsewhere'));
  expect(args).toEqual(['--locale', 'en']);
});

it('takes a folder outside of the project', () => {
  expect(readBuildOptions(['--out-dir', '/srv/www'], PROJECT).outDir).toBe(path.resolve('/srv/www'));
});

it.each(['.', '..', '/', '/srv', PROJECT])('does not replace the project by --out-dir %s', (dir) => {
  expect(() => readBuildOptions(['--out-dir', dir], PROJECT)).toThrow('the project itself');
});

it.each([[['--out-dir']], [['--out-dir=']]])('asks for a folder where %j names none', (given) => {
  expect(() => readBuildOptions(given, PROJECT)).toThrow('--out-dir needs a folder');
});

it('turns --retire-worker into what the build reads', () => {
  const { args, env } = readBuildOptions(['--retire-worker', '--locale', 'en'], PROJECT);
  expect(env).toEqual({ RETIRE_WORKER: '1' });
  expect(args).toEqual(['--locale', 'en']);
});
