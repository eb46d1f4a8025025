import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { smallDocs } from '../../__tests__/small-docs';
import { makeProject, removeProjects } from '../../__tests__/temporary-project';
import { loadCommands } from '../../commands/table';
import { createServer } from '../create-server';

afterAll(removeProjects);

const GRID = `export const Grid = ({ rows }) => (
  <DataGrid rows={rows} slots={{ toolbar: Bar }} sx={{ '& .MuiDataGrid-cell': { color: 'red' } }} />
);\n`;

/** A project whose check takes seconds. */
function largeProject(): string {
  const code = `import { DataGrid } from '@mui/x-data-grid';\n${GRID.repeat(60)}`;
  const sources = Array.from({ length: 100 }, (_, index) => [`src/grid-${index}.jsx`, code]);
  return makeProject({
    'package.json': { dependencies: { '@mui/x-data-grid': '7.29.13' } },
    ...Object.fromEntries(sources),
  });
}

/** Connects the client of the SDK to a server in this process. */
async function connect(root: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '0.0.0' });
  const [near, far] = InMemoryTransport.createLinkedPair();
  const commands = await loadCommands();
  await Promise.all([
    createServer({ docs: smallDocs(), root, commands }).connect(far),
    client.connect(near),
  ]);
  return client;
}

/** Milliseconds that this process spent at work since a start. */
function worked(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const CHECK = { name: 'check', arguments: {} };

it('a check of a large project stops when the client cancels it', async () => {
  const client = await connect(largeProject());
  // The first call also loads the compiler.
  await client.callTool(CHECK);
  const first = process.cpuUsage();
  await client.callTool(CHECK);
  const whole = worked(first);

  const controller = new AbortController();
  const second = process.cpuUsage();
  const call = client.callTool(CHECK, undefined, { signal: controller.signal });
  void sleep(whole / 10).then(() => controller.abort('no longer needed'));
  await expect(call).rejects.toThrow('no longer needed');
  // Long enough for the rest of the work on a busy machine.
  await sleep(whole * 3);
  expect(worked(second)).toBeLessThan(whole / 2);
  await client.close();
}, 60_000);
