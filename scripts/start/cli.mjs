// @ts-check
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sectionDocs } from '../docs-folders.cjs';
import { readModel } from '../docs-versions.mjs';
import { ensureInstalled } from '../ensure-install.mjs';
import { installUnitPackages } from '../install-unit-packages.mjs';
import { DOCUSAURUS_BIN, PROJECT_ROOT } from '../project-root.mjs';
import { runCommand } from '../run-command.mjs';
import { readStartOptions } from './options.mjs';

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>} whether something answers there already
 */
function isTaken(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Apart from what a build generates, so one can run while the site is being served. */
const GENERATED_FILES = '.docusaurus/start';

/**
 * Waits for the first page. The server takes requests early and answers when the site is compiled.
 * @param {string} address
 * @param {AbortSignal} signal ends the waiting
 */
async function announceWhenReady(address, signal) {
  const started = performance.now();
  while (!signal.aborted) {
    const ready = await fetch(address, { signal }).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`\nReady after ${seconds} s: ${address}\n`);
      return;
    }
    await pause(250);
  }
}

/** `npm start -- [--version 6.20] [--section material-ui] [--locale zh] [options of docusaurus start]` */
async function main() {
  const versions = readModel(PROJECT_ROOT);
  const sections = sectionDocs().map(({ address: name }) => name);
  const given = process.argv.slice(2);
  const { unit, host, port, address, args } = readStartOptions(given, versions, sections);
  await ensureInstalled();
  if (await isTaken(host, port)) {
    throw new Error(`Port ${port} is taken. Give another: npm start -- --port ${port + 1}`);
  }
  await installUnitPackages(unit);
  const waiting = new AbortController();
  const server = runCommand(process.execPath, [DOCUSAURUS_BIN, 'start', ...args], {
    env: {
      DOCS_UNIT: unit,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${GENERATED_FILES}/${unit}`,
    },
  });
  const announcement = announceWhenReady(address, waiting.signal);
  const { code } = await server;
  waiting.abort();
  await announcement;
  process.exitCode = code;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
