import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { engines } from '../../package.json';
import { admits } from '../check-node.cjs';

const SCRIPT = path.resolve(__dirname, '../check-node.cjs');

/** Runs the check on a Node that reports another version. */
function checkAs(version: string) {
  const code = `Object.defineProperty(process, 'version', { value: '${version}' }); require(process.argv[1])`;
  return spawnSync(process.execPath, ['-e', code, SCRIPT], { encoding: 'utf8' });
}

it.each(['v20.19.0', 'v20.20.2', 'v22.13.0', 'v22.23.3', 'v24.0.0', 'v25.1.0', 'v26.0.0-nightly'])(
  'says nothing on %s',
  (version) => {
    expect(checkAs(version)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  },
);

it.each(['v6.17.1', 'v16.20.2', 'v20.18.3', 'v21.7.3', 'v22.12.0', 'v23.11.1'])(
  'stops with one line on %s',
  (version) => {
    const line = `This project needs Node ${engines.node}, and this is ${version}\n`;
    expect(checkAs(version)).toMatchObject({ status: 1, stdout: '', stderr: line });
  },
);

it('reads each kind of range', () => {
  expect(admits('v18.4.0', '^18.3.1')).toBe(true);
  expect(admits('v18.3.0', '^18.3.1')).toBe(false);
  expect(admits('v19.0.0', '^18.3.1')).toBe(false);
  expect(admits('v19.0.0', '>=18.3.1')).toBe(true);
});
