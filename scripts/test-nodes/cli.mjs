// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../project-root.mjs';
import { runCommand, runNpm } from '../run-command.mjs';

/**
 * `npm run test:nodes`: the unit tests and an English build on the lowest Node of each line that
 * `engines` admits. The binaries come from npm, into `.cache/nodes/`; further versions can be given
 * as arguments.
 */
const FOLDER = path.join(PROJECT_ROOT, '.cache/nodes');

/** @returns {string[]} the lowest version of each alternative of the range */
function lowestVersions() {
  const { engines } = JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'package.json'), 'utf8'));
  return engines.node.match(/\d+\.\d+\.\d+/g) ?? [];
}

/**
 * Installs a version of Node from npm, as the install script of the package `node` does, but without
 * running scripts.
 * @param {string} version
 * @returns {Promise<string>} folder of the executable
 * @throws with one line when npm has no such version for this system
 */
async function installNode(version) {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const dir = path.join(FOLDER, version);
  mkdirSync(dir, { recursive: true });
  const { code } = await runNpm(
    ['install', '--prefix', dir, '--no-save', '--ignore-scripts', '--silent', `${name}@${version}`],
    { quiet: true },
  );
  if (code !== 0) throw new Error(`npm cannot install ${name}@${version}`);
  return path.join(dir, 'node_modules', name, 'bin');
}

/**
 * @param {string} version
 * @param {string} bin folder of its executable
 * @returns {Promise<boolean>} whether all of it passed
 */
async function testNode(version, bin) {
  const node = path.join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  const env = { PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const jest = path.join(PROJECT_ROOT, 'node_modules/jest/bin/jest.js');
  const build = path.join(PROJECT_ROOT, 'scripts/build/cli.mjs');
  const site = path.join(FOLDER, version, 'site');
  const steps = [
    { name: 'unit tests', args: [jest, '--silent'] },
    { name: 'build', args: [build, '--locale', 'en', '--force', '--out-dir', site] },
  ];
  let passed = true;
  for (const { name, args } of steps) {
    const started = performance.now();
    const { code, output } = await runCommand(node, args, { env, quiet: true });
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const log = path.join(FOLDER, version, `${name.replace(' ', '-')}.log`);
    writeFileSync(log, output);
    if (code === 0) console.log(`Node ${version}: ${name} passed in ${seconds} s`);
    else console.error(`Node ${version}: ${name} failed with exit code ${code}, see ${log}`);
    passed &&= code === 0;
  }
  return passed;
}

async function main() {
  const given = process.argv.slice(2);
  for (const version of given.length ? given : lowestVersions()) {
    const passed = await testNode(version, await installNode(version));
    if (!passed) process.exitCode = 1;
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
