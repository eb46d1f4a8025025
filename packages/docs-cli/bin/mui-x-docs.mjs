#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cli = new URL('../dist/cli.mjs', import.meta.url);

if (existsSync(fileURLToPath(cli))) {
  const { main } = await import(cli.href);
  await main();
} else {
  process.stderr.write(
    'Build the command first: npm run build && npm run build -w @mui-x-docs/cli\n',
  );
  process.exitCode = 2;
}
