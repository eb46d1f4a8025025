import { ResourceTemplate, type McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { addressOf, familyOfAddress, markdownFile } from '../data/addresses';
import type { VersionData } from '../data/types';
import { chooseVersion } from '../project/choose-version';
import { findProject } from '../project/find-project';
import type { ServerSource } from './tools';

const SCHEME = 'mui-x-docs:///';

function uriOf(address: string): string {
  return `${SCHEME}${markdownFile(address)}`;
}

/** The pages of the versions that fit the project. */
function listPages({ docs, root }: ServerSource) {
  const project = findProject(root, root);
  const versions = new Set<VersionData>(docs.versions);
  return [...versions].flatMap((version) =>
    version
      .index()
      .pages.filter(({ address }) => {
        const chosen = chooseVersion(docs.versions, project, familyOfAddress(address));
        return chosen.version === version;
      })
      .map(({ address, title }) => ({
        uri: uriOf(address),
        name: title,
        mimeType: 'text/markdown',
      })),
  );
}

function readPage({ docs }: ServerSource, uri: URL): string {
  const address = addressOf(decodeURIComponent(uri.pathname).replace(/^\//, ''));
  for (const version of docs.versions) {
    const page = version.index().pages.find((each) => each.address === address);
    const markdown = page && version.markdown(page.address);
    if (markdown !== undefined) return markdown;
  }
  throw new McpError(ErrorCode.InvalidParams, `The docs have no page ${uri.href}`);
}

/** Adds the pages as resources: lists those for the project, and reads those of all versions. */
export function addResources(server: McpServer, source: ServerSource): void {
  const template = new ResourceTemplate(`${SCHEME}{+path}`, {
    list: () => ({ resources: listPages(source) }),
  });
  server.registerResource(
    'pages',
    template,
    { description: 'Pages of the docs as Markdown', mimeType: 'text/markdown' },
    (uri) => ({
      contents: [{ uri: uri.href, mimeType: 'text/markdown', text: readPage(source, uri) }],
    }),
  );
}
