// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../project-root.mjs';

const SYSTEM = process.platform === 'win32' ? 'windows' : process.platform;

/**
 * Finds Turborepo's program for this system. The script of the package is not used: it waits for the
 * program without passing signals on, and installs it from the registry where it is missing.
 * @returns {string} absolute path
 * @throws with one line when it is not installed
 */
export function turboBinary() {
  const name = `@turbo/${SYSTEM}-${process.arch === 'x64' ? '64' : process.arch}`;
  const file = `node_modules/${name}/bin/turbo${SYSTEM === 'windows' ? '.exe' : ''}`;
  const binary = path.join(PROJECT_ROOT, file);
  if (existsSync(binary)) return binary;
  throw new Error(`${name} is not installed, which builds the units: run npm ci`);
}
