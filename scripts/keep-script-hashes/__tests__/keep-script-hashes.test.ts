import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

it('writes down the scripts of all languages of a build, each once', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'released-'));
  const target = path.join(dir, 'released.json');
  mkdirSync(path.join(dir, '.hosting'));
  writeFileSync(
    path.join(dir, '.hosting', 'headers.json'),
    JSON.stringify({ inlineScripts: { en: ['sha256-b', 'sha256-a'], zh: ['sha256-b'] } }),
  );
  execFileSync(process.execPath, [
    'scripts/keep-script-hashes/cli.mjs',
    ...['--dir', dir, '--to', target],
  ]);
  expect(JSON.parse(readFileSync(target, 'utf8'))).toEqual({ hashes: ['sha256-a', 'sha256-b'] });
  rmSync(dir, { recursive: true });
});
