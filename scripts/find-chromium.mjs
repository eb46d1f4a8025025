// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installDebian } from './install-debian.mjs';

const isRoot = process.getuid?.() === 0;

/** Arguments to start Chromium with: offline, and inside a container too. */
export const CHROMIUM_ARGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Lets the browser find this machine only: every other name does not exist. */
export const ON_THIS_MACHINE =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1';

/**
 * First the build without windows, which Playwright too takes for tests without a screen: with the
 * other one, Chromium draws its own toolbar as pages, which takes a third of the processor.
 */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [
  HEADLESS,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Paths at which installers put it without adding it to PATH. */
const USUAL_PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, 'Google/Chrome/Application/chrome.exe')),
];

/** @param {string} file */
function works(file) {
  if (!existsSync(file)) return false;
  // On Windows the question for its version would open a window.
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && /chrom/i.test(stdout);
}

/** @returns {string | undefined} */
function findOnSystem() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...USUAL_PLACES].find(works);
}

/** @returns {Promise<string | undefined>} */
async function findPlaywrights() {
  // Loaded late: this module is also read before packages are installed.
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return works(file) ? file : undefined;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {boolean} whether it ended well
 */
function attempt(command, args) {
  console.log(`Chromium: trying ${[command, ...args].join(' ')}`);
  const shell = process.platform === 'win32';
  return spawnSync(command, args, { stdio: 'inherit', timeout: 300_000, shell }).status === 0;
}

/** Debian's packages: one test needs settings, which only the second one has; older Debians have only that one. */
function installFromDebian() {
  return [[HEADLESS, 'chromium'], ['chromium']].some(installDebian);
}

/**
 * Finds a Chromium that runs: `CHROMIUM_PATH`, Playwright's own, the system's; failing that,
 * installs Playwright's, or else Debian's.
 * @returns {Promise<string>} its executable
 * @throws with one line that names the package to install
 */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (works(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is "${chosen}", which is not a Chromium that runs`);
  }
  const present = (await findPlaywrights()) ?? findOnSystem();
  if (present) return present;
  attempt('npx', ['playwright', 'install', 'chromium']);
  const downloaded = await findPlaywrights();
  if (downloaded) return downloaded;
  const installed = installFromDebian() ? findOnSystem() : undefined;
  if (installed) return installed;
  throw new Error('No Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH to one');
}
