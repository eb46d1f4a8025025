import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { makeProject, removeProjects } from '../../__tests__/temporary-project';
import { smallDocs } from '../../__tests__/small-docs';
import { loadCommands } from '../../commands/table';
import type { Command } from '../../commands/types';
import { serveHttp } from '../http';

/** Ends when the client cancels it. */
let cancelled: Promise<unknown> | undefined;

const WAIT: Command = {
  name: 'wait',
  summary: 'Waits until it is canceled.',
  inputs: [],
  async run(_values, { signal }) {
    cancelled = once(signal, 'abort');
    await cancelled;
    throw new Error('canceled');
  },
};

let server: Server;
let client: Client;
let port: number;

beforeAll(async () => {
  const root = makeProject({
    'package.json': { dependencies: { '@mui/x-data-grid': '6.20.5' } },
    'apps/web/package.json': { dependencies: { '@mui/x-data-grid': '7.29.13' } },
    'apps/plain/package.json': {},
  });
  symlinkSync(makeProject({ 'package.json': {} }), path.join(root, 'outside'));
  const commands = [...(await loadCommands()), WAIT];
  server = await serveHttp({ docs: smallDocs(), root, commands }, 0);
  ({ port } = server.address() as AddressInfo);
  client = new Client({ name: 'test', version: '0.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)));
});

afterAll(async () => {
  await client.close();
  server.closeAllConnections();
  server.close();
  removeProjects();
});

async function call(name: string, args: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return { text: first?.text ?? '', isError: isError === true };
}

/** The status of a request with the given headers. */
function status(headers: IncomingHttpHeaders, address = '/mcp'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: address, method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end('{}');
  });
}

describe('tools', () => {
  it('are the commands, without the one that serves them', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['search', 'page', 'member', 'demo', 'diff']),
    );
    expect(tools.map(({ name }) => name)).not.toContain('mcp');
  });

  it('fit the budget of the caller', async () => {
    const { text } = await call('page', { page: 'Sorting', budget: 400 });
    expect(text.length).toBeLessThanOrEqual(400);
    expect(text).toContain('left out');
  });

  it('answer for the workspace that the caller names', async () => {
    expect((await call('member', { name: 'DataGrid.rows' })).text).toContain('6.20.5');
    const other = await call('member', { name: 'DataGrid.rows', folder: 'apps/web' });
    expect(other.text).toContain('7.29.13');
    const none = await call('page', { page: 'Sorting', folder: 'apps/plain' });
    expect(none.text).toContain('no packages of MUI X');
    const named = await call('page', { page: 'Sorting', version: 'next' });
    expect(named.text).toContain('7.29.13');
  });

  it.each([
    ['page', { page: 'Sortin' }, 'Did you mean Sorting?'],
    ['page', {}, 'page'],
    ['page', { page: 'Sorting', budget: 1 }, 'budget'],
    ['page', { page: 'x'.repeat(501) }, '500'],
    ['page', { page: 'Sorting', other: 1 }, 'other'],
    ['search', { query: 1 }, 'query'],
    ['search', { query: 'x', limit: -1 }, 'limit'],
    ['page', { page: 'Sorting', version: '5x' }, 'There is no version "5x"'],
    ['nothing', {}, 'nothing'],
  ])('refuse %s %j', async (name, args, hint) => {
    const { text, isError } = await call(name, args);
    expect(isError).toBe(true);
    expect(text).toContain(hint);
  });

  it.each(['..', '/etc', 'apps/../..', 'outside', 'nowhere', 'package.json', 'a\0b'])(
    'do not look into %j',
    async (folder) => {
      const { text, isError } = await call('page', { page: 'Sorting', folder });
      expect(isError).toBe(true);
      expect(text).toContain('folder must be a folder in the project');
    },
  );

  it('stop when the caller cancels, and answer others', async () => {
    const controller = new AbortController();
    const waiting = client.callTool({ name: 'wait', arguments: {} }, undefined, {
      signal: controller.signal,
    });
    const first = await call('search', { query: 'sorting' });
    controller.abort('no longer needed');
    await expect(waiting).rejects.toThrow('no longer needed');
    await expect(cancelled).resolves.toBeDefined();
    expect(first.isError).toBe(false);
    expect((await call('search', { query: 'sorting' })).isError).toBe(false);
  });

  it('answer 100 calls at a time', async () => {
    const names = ['DataGrid.rows', 'DataGrid.sortModel'];
    const calls = Array.from({ length: 100 }, (_, index) =>
      call('member', { name: names[index % 2] }),
    );
    const texts = (await Promise.all(calls)).map(({ text }) => text.split(' ')[0]);
    expect(texts).toEqual(Array.from({ length: 100 }, (_, index) => names[index % 2]));
    // On a busy machine, this takes longer than other tests.
  }, 60_000);
});

describe('resources', () => {
  it('are the pages of the version of the project, as Markdown', async () => {
    const { resources } = await client.listResources();
    const uri = 'mui-x-docs:///x/6.20/react-data-grid/sorting.md';
    expect(resources).toContainEqual(
      expect.objectContaining({ uri, name: 'Sorting', mimeType: 'text/markdown' }),
    );
    const { contents } = await client.readResource({ uri });
    expect(contents).toEqual([
      expect.objectContaining({ text: expect.stringMatching(/^# Sorting/) }),
    ]);
  });

  it.each(['x/6.20/nothing.md', '../package.json', 'cli/6.20/index.json'])(
    'do not have %s',
    async (file) => {
      await expect(client.readResource({ uri: `mui-x-docs:///${file}` })).rejects.toThrow(
        'no page',
      );
    },
  );
});

describe('the server', () => {
  it('listens to this machine only', () => {
    expect(server.address()).toMatchObject({ address: '127.0.0.1' });
  });

  it.each([
    [{ host: 'evil.example' }],
    [{ host: `evil.example:80` }],
    [{ host: 'localhost' }],
    [{ host: 'localhost:1' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost.evil.example' }],
  ])('refuses %j', async (headers) => {
    expect(await status({ host: `localhost:${port}`, ...headers })).toBe(403);
  });

  it('does not refuse pages of this machine, but answers only at its address', async () => {
    const headers = { host: `localhost:${port}`, origin: 'http://localhost:6274' };
    expect(await status(headers)).not.toBe(403);
    expect(await status(headers, '/')).toBe(404);
    expect(await status({ ...headers, 'mcp-session-id': 'unknown' })).toBe(404);
  });
});
