import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { createContext } from '../../packages/docs-cli/src/commands/create-context';
import { command as demo } from '../../packages/docs-cli/src/commands/demo';
import { command as diff } from '../../packages/docs-cli/src/commands/diff';
import { command as member } from '../../packages/docs-cli/src/commands/member';
import { command as page } from '../../packages/docs-cli/src/commands/page';
import { command as search } from '../../packages/docs-cli/src/commands/search';
import type {
  Command,
  CommandContext,
  InputValues,
} from '../../packages/docs-cli/src/commands/types';
import type { DocsData } from '../../packages/docs-cli/src/data/types';
import { findProject } from '../../packages/docs-cli/src/project/find-project';
import type { Project } from '../../packages/docs-cli/src/project/types';
import {
  buildCli,
  callTool,
  DIST,
  inProject,
  packedDocs,
  runCli,
  runNode,
  withClient,
} from '../../e2e/fixtures/docs-cli';
import {
  checkOf,
  errorsIn,
  modulesOfDemos,
  modulesOfFences,
} from '../../e2e/fixtures/docs-cli-code';
import { expect, test } from '@playwright/test';

const MEGABYTE = 1_000_000;

/**
 * Processor time of a command, in starts of Node.js without a script. It is 300 ms on a machine where
 * Node.js starts in 111 ms, and as strict on a faster or a slower one.
 */
const COLD_START = 2.7;

/** Milliseconds of the processor for 95 of 100 answers of a server, which finds the project each time. */
const WARM_ANSWER = 50;

/** Bytes of the text about one member. */
const MEMBER_BYTES = 300;

/** The fixed inputs of each tool. */
const CALLS: Readonly<Record<string, Record<string, unknown>>> = {
  search: { query: 'select rows with checkboxes' },
  page: { page: 'Column definition', budget: 2000 },
  member: { name: 'DataGrid.rows' },
  demo: { name: 'BasicColumns' },
  diff: { from: '6.20', to: 'next', component: 'DataGrid' },
  migrate: {},
  check: {},
  versions: {},
};

let docs: DocsData;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await buildCli();
  docs = packedDocs();
});

/** The versions of a build may be fewer than those of the site. */
function hasDiff(): boolean {
  return docs.changes('6.20', 'next') !== undefined;
}

function callsOfBuild() {
  return Object.entries(CALLS).filter(([name]) => name !== 'diff' || hasDiff());
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(folder, name)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0);
}

test('the package has 8 MB at most', () => {
  const bytes = bytesIn(DIST);
  test.info().annotations.push({ type: 'size', description: `${bytes} bytes` });
  expect(bytes).toBeLessThan(8 * MEGABYTE);
});

/** Processor times in milliseconds, of Node.js without a script and of a command, taken in turn. */
async function coldStarts(name: string, args: readonly string[]) {
  return inProject({ '@mui/x-data-grid': '7.29.0' }, async (folder) => {
    const node: number[] = [];
    const command: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      node.push((await runNode(folder)).processor);
      command.push((await runCli(folder, name, ...args)).processor);
    }
    return { node, command };
  });
}

test('a cold start takes 2.7 times as long as Node.js at most', async () => {
  test.setTimeout(120_000);
  for (const [name, values] of callsOfBuild()) {
    const args = Object.values(values).filter((value) => typeof value === 'string');
    const { node, command } = await coldStarts(name, args);
    const description = `${command.join(', ')} (Node.js: ${node.join(', ')})`;
    test.info().annotations.push({ type: name, description });
    expect(Math.min(...command), name).toBeLessThan(COLD_START * Math.min(...node));
  }
});

const NO_PROJECT: Project = { root: '', folder: '', packages: [], problems: [] };

/** @param named the version that answers; absent for that of the project */
function contextOf(named: string | undefined, project: Project): CommandContext {
  const { signal } = new AbortController();
  return createContext({ docs, project, named, signal, loadCommands: async () => [] });
}

test('every member is described in 300 bytes, with its version', async () => {
  test.setTimeout(120_000);
  // One comparison at the end, as each takes longer than an answer.
  const wrong: string[] = [];
  let count = 0;
  for (const version of docs.versions) {
    const context = contextOf(version.id, NO_PROJECT);
    for (const owner of version.names()) {
      for (const { name } of version.page(owner)?.members ?? []) {
        const { text } = await member.run({ name: `${owner}.${name}` }, context);
        count += 1;
        const isShort = Buffer.byteLength(text) <= MEMBER_BYTES;
        if (!isShort || !text.includes('[docs of ')) wrong.push(text);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(2000);
});

async function checkTools(client: Client): Promise<void> {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(CALLS).sort());
  for (const [name, args] of callsOfBuild()) {
    const { text, isError } = await callTool(client, name, args);
    expect(isError, text).toBe(false);
    expect(text).toMatch(name === 'versions' ? /^Documented:/ : /\[docs of /);
    const wrong = await callTool(client, name, { ...args, unknown: true });
    expect(wrong.isError).toBe(true);
  }
}

async function checkParallel(client: Client): Promise<void> {
  const calls = callsOfBuild();
  const all = Array.from({ length: 100 }, (_, index) => calls[index % calls.length]);
  const results = await Promise.all(
    all.flatMap((call) => (call ? [callTool(client, ...call)] : [])),
  );
  expect(results.filter(({ isError }) => !isError)).toHaveLength(100);
}

async function checkCancellation(client: Client): Promise<void> {
  const controller = new AbortController();
  const call = client.callTool({ name: 'search', arguments: { query: 'rows' } }, undefined, {
    signal: controller.signal,
  });
  controller.abort('no longer needed');
  await expect(call).rejects.toThrow('no longer needed');
  expect((await callTool(client, 'search', { query: 'rows' })).isError).toBe(false);
}

async function checkResources(client: Client): Promise<void> {
  const { resources } = await client.listResources();
  const found = resources.find(({ uri }) => uri.endsWith('/react-data-grid/column-definition.md'));
  const { contents } = await client.readResource({ uri: found?.uri ?? '' });
  expect(contents).toEqual([
    expect.objectContaining({ text: expect.stringMatching(/^# Column definition/) }),
  ]);
}

for (const transport of ['stdio', 'http'] as const) {
  test(`the MCP server answers over ${transport}`, async () => {
    test.setTimeout(180_000);
    await inProject({ '@mui/x-data-grid': '7.0.0' }, (folder) =>
      withClient(transport, folder, async (client) => {
        await checkTools(client);
        await checkResources(client);
        await checkCancellation(client);
        await checkParallel(client);
      }),
    );
  });
}

test('the MCP server works in a project without MUI X, and in one with two versions', async () => {
  const call = ['member', { name: 'DataGrid.rows' }] as const;
  await inProject({}, (folder) =>
    withClient('stdio', folder, async (client) => {
      expect((await callTool(client, ...call)).isError).toBe(false);
    }),
  );
  const two = { '@mui/x-data-grid': '7.29.0', old: 'npm:@mui/x-data-grid@6.20.5' };
  await inProject(two, (folder) =>
    withClient('stdio', folder, async (client) => {
      const { text } = await callTool(client, 'page', { page: 'DataGrid', budget: 500 });
      expect(text).toContain('several versions of @mui/x-data-grid: 7.29.0 (root), 6.20.5 (root)');
    }),
  );
});

/** Questions about different pages, members and demos, as an editor asks them. */
function mixedCalls(count: number): (readonly [Command, InputValues])[] {
  const [version] = docs.versions;
  const { pages = [], demos = [] } = version?.index() ?? {};
  const names = version?.names() ?? [];
  const at = <Item>(list: readonly Item[], index: number) => list[(index * 37) % list.length];
  return Array.from({ length: count }, (_, index) => {
    const calls = [
      [search, { query: at(pages, index)?.title }],
      [page, { page: at(pages, index)?.address }],
      [member, { name: at(names, index) }],
      [demo, { name: at(demos, index)?.name, js: index % 2 === 0 }],
      ...(hasDiff() ? [[diff, { from: '6.20', to: 'next' }] as const] : []),
    ] as const;
    return calls[index % calls.length] ?? calls[0];
  });
}

test('95 of 100 warm answers take 50 ms of the processor at most', async () => {
  test.setTimeout(120_000);
  const times: number[] = [];
  await inProject({ '@mui/x-data-grid': '7.29.0' }, async (folder) => {
    for (const [command, values] of mixedCalls(1000)) {
      const start = process.cpuUsage();
      await command.run(values, contextOf(undefined, findProject(folder, folder)));
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
    }
  });
  times.sort((a, b) => a - b);
  const [median, p95] = [times[500], times[950]];
  test.info().annotations.push({ type: 'times', description: `${median} ms, p95 ${p95} ms` });
  expect(p95).toBeLessThan(WARM_ANSWER);
});

/** Of the demos, a sample; all of them take minutes. */
const SAMPLE = 100;

test('the code of demos type-checks against its version', () => {
  test.setTimeout(300_000);
  for (const version of docs.versions) {
    const modules = modulesOfDemos(version, SAMPLE);
    modules.set('cli/planted/planted.tsx', 'export const planted: string = 1;\n');
    expect(errorsIn(modules, checkOf(version), false), version.id).toEqual([
      expect.stringContaining('planted.tsx: 2322'),
    ]);
  }
});

test('all code in pages and demos type-checks against its version', { tag: '@full' }, () => {
  test.setTimeout(1_800_000);
  for (const version of docs.versions) {
    const check = checkOf(version);
    expect(errorsIn(modulesOfFences(version), check, true), version.id).toEqual([]);
    expect(errorsIn(modulesOfDemos(version, 1), check, false), version.id).toEqual([]);
  }
});
