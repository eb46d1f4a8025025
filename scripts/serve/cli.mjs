// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT } from '../project-root.mjs';
import { createSiteServer } from './server.mjs';

/** `node scripts/serve/cli.mjs [--port 3000] [--host 0.0.0.0] [--dir build]` */
async function main() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3000' },
      host: { type: 'string' },
      dir: { type: 'string', default: 'build' },
    },
  });
  const dir = path.resolve(PROJECT_ROOT, values.dir);
  if (!existsSync(path.join(dir, 'assets'))) {
    throw new Error(`No site in ${values.dir}: run npm run build first`);
  }
  const server = await createSiteServer({ dir, port: Number(values.port), host: values.host });
  console.log(`Serving ${values.dir} at ${server.origin}/`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close());
}

main().catch((error) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${error.port} is taken. Give another with --port` : error.message);
  process.exitCode = 1;
});
