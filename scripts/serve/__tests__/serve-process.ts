import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** `npm run serve` as a process of its own, whose end a test can see. */
export interface ServeProcess {
  port: number;
  /** True until the process exits. */
  isRunning(): boolean;
  close(): Promise<void>;
}

const CLI = path.resolve('scripts/serve/cli.mjs');

/** @returns the port that the process prints once it listens */
function printedPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (text: Buffer) => {
      output += text.toString();
      const port = /http:\/\/localhost:(\d+)\//.exec(output)?.[1];
      if (port) resolve(Number(port));
    });
    child.once('exit', (code) => reject(new Error(`The server ended with exit code ${code}`)));
  });
}

/**
 * @param dir of the site
 * @param openFiles how many files the process may have open; by default as many as this one
 */
export async function startServing(dir: string, openFiles?: number): Promise<ServeProcess> {
  const serve = [process.execPath, CLI, '--port', '0', '--dir', dir];
  const [command = '', ...args] =
    openFiles === undefined
      ? serve
      : ['sh', '-c', `ulimit -n ${openFiles} && exec "$@"`, 'sh', ...serve];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await printedPort(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    port,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
