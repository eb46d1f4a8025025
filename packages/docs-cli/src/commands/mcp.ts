import { once } from 'node:events';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from '../mcp/create-server';
import { MCP_PATH, serveHttp } from '../mcp/http';
import type { ServerSource } from '../mcp/tools';
import { UsageError, type Answer, type Command } from './types';

const DEFAULT_PORT = 7229;

const STOPPED: Answer = { exitCode: 0, text: '', data: {} };

async function serveStdio(source: ServerSource): Promise<void> {
  const server = createServer(source);
  const closed = once(process.stdin, 'close');
  await server.connect(new StdioServerTransport());
  await closed;
  await server.close();
}

async function serveLocally(source: ServerSource, port: number): Promise<void> {
  const server = await serveHttp(source, port);
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  process.stderr.write(`MCP server: http://127.0.0.1:${actual}${MCP_PATH}\n`);
  await once(server, 'close');
}

export const command: Command = {
  name: 'mcp',
  summary: 'Serves all of this to editors and agents over the Model Context Protocol.',
  inputs: [
    {
      name: 'http',
      description: 'Streamable HTTP on this machine, instead of stdio.',
      kind: 'flag',
    },
    { name: 'port', description: `Of HTTP, ${DEFAULT_PORT} by default.`, kind: 'number' },
  ],
  isOnlyForTerminals: true,
  async run({ http, port = DEFAULT_PORT }, { docs, project, loadCommands }) {
    if (typeof port !== 'number' || port > 65_535) throw new UsageError('--port must be a port.');
    const source = { docs, root: project.root, commands: await loadCommands() };
    await (http ? serveLocally(source, port) : serveStdio(source));
    return STOPPED;
  },
};
