import { randomUUID } from 'node:crypto';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { isAllowed } from './allowed-request';
import { createServer } from './create-server';
import type { ServerSource } from './tools';

/** The address below which the server answers. */
export const MCP_PATH = '/mcp';

/** Clients that did not end their sessions do not fill the memory. */
const MOST_SESSIONS = 50;

type Sessions = Map<string, StreamableHTTPServerTransport>;

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
}

/** Ends the oldest sessions if there are too many. */
function makeRoom(sessions: Sessions): void {
  for (const [id, transport] of [...sessions].slice(0, sessions.size - MOST_SESSIONS)) {
    sessions.delete(id);
    void transport.close();
  }
}

/** A new session, which begins if the request is an initialization. */
async function openSession(source: ServerSource, sessions: Sessions) {
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: () => randomUUID(),
    onsessioninitialized(id) {
      sessions.set(id, transport);
      makeRoom(sessions);
    },
    onsessionclosed(id) {
      sessions.delete(id);
    },
  });
  await createServer(source).connect(transport);
  return transport;
}

function listener(source: ServerSource, sessions: Sessions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isAllowed(request.headers, request.socket.localPort ?? 0)) {
      refuse(response, 403, 'Only programs on this machine may ask.');
      return;
    }
    if (request.url?.replace(/\?.*$/, '') !== MCP_PATH) {
      refuse(response, 404, `The server is at ${MCP_PATH}.`);
      return;
    }
    const id = request.headers['mcp-session-id'];
    const known = typeof id === 'string' ? sessions.get(id) : undefined;
    if (id !== undefined && !known) {
      refuse(response, 404, 'There is no such session.');
      return;
    }
    await (known ?? (await openSession(source, sessions))).handleRequest(request, response);
  };
}

/**
 * Serves over streamable HTTP, to this machine only.
 * @param port 0 for any free one
 * @returns the server when it listens
 */
export function serveHttp(source: ServerSource, port: number): Promise<Server> {
  const listen = listener(source, new Map());
  const server = createHttpServer((request, response) => {
    listen(request, response).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      if (!response.headersSent) refuse(response, 500, 'The server failed.');
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
