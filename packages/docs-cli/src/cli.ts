import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { reasonOf } from '../../../model/reason-of';
import { openDocs } from './data/docs-data';
import { openPack } from './data/open-pack';
import { run } from './terminal/run';

/** The data is beside the bundled script. */
const PACK = fileURLToPath(new URL('docs.pack', import.meta.url));

/** The program: prints an answer and sets the exit code. */
export async function main(): Promise<void> {
  try {
    const { exitCode, out, error } = await run(process.argv.slice(2), {
      openDocs: () => openDocs(openPack(PACK)),
      resolve: (folder) => path.resolve(folder),
    });
    if (out) process.stdout.write(`${out}\n`);
    if (error) process.stderr.write(`${error}\n`);
    process.exitCode = exitCode;
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exitCode = 2;
  }
}
