import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { addResources } from './resources';
import { addTools, type ServerSource } from './tools';

const INSTRUCTIONS =
  'The docs of MUI X (Data Grid, Date and Time Pickers, Charts, Tree View) for the versions that this project has installed. Begin with search; member describes one prop; demo returns code that compiles.';

/** A server that answers about the docs; it needs a transport to connect to. */
export function createServer(source: ServerSource): McpServer {
  const server = new McpServer(
    { name: 'mui-x-docs', version: '0.0.0' },
    { instructions: INSTRUCTIONS },
  );
  addTools(server, source);
  addResources(server, source);
  return server;
}
