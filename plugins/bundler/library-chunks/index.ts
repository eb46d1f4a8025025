import { createHash } from 'node:crypto';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { EDITING_CHUNK } from '../../demos/editing/libraries-module';
import { SHARED_FILE } from '../../demos/page/requests';
import { libraries, packages, type WithFamilies } from './libraries';
import { SHEET_GROUPS } from './sheets';
import { SITE_GROUPS } from './site-parts';

/** Data and servers that demos of a family share: `docs/<family>/_data/orders.ts`. */
const DEMO_DATA = /[\\/](?:docs|versioned_docs|sections)[\\/].*[\\/]_(?:data|server)[\\/]/;

/** `docs/react-data-grid/_data/orders.ts` is `data-grid-orders`. */
function dataName(file: string): string {
  const family = path.basename(path.dirname(path.dirname(file))).replace(/^react-/, '');
  return `${family}-${path.parse(file).name}`;
}

/**
 * Short names of the docs' pages: every page loads the list of them. Made from the path
 * in the project, so a clone in another folder builds the same files.
 */
function pageName(file: string, siteDir: string): string {
  const page = path.relative(siteDir, path.dirname(file)).split(path.sep).join('/');
  return createHash('sha256').update(page).digest('base64url').slice(0, 4);
}

interface BundledModule {
  nameForCondition(): string | null;
  /** With its query; only files have one. */
  resource?: string;
}

interface BundledChunk {
  name?: string;
  canBeInitial(): boolean;
}

/** Checks that only edited demos load a chunk. */
function isForEditing({ name }: BundledChunk): boolean {
  return name?.startsWith(EDITING_CHUNK) ?? false;
}

/**
 * The chunk of a library. Modules that only edited demos can import stay in the chunk that imports
 * them, or are in one chunk for all libraries: demos that are not edited do not load them.
 */
function libraryName(name: string) {
  return (_module: BundledModule, chunks: readonly BundledChunk[]): string => {
    if (!chunks.every(isForEditing)) return `lib-${name}`;
    const [only] = chunks;
    return chunks.length === 1 && only?.name ? only.name : `${EDITING_CHUNK}more`;
  };
}

function libraryGroups(version: WithFamilies) {
  const all = libraries(version);
  return Object.fromEntries(
    all.map(([name, test], place) => [
      name,
      {
        name: libraryName(name),
        test,
        chunks: 'async' as const,
        // The first one that takes a module gets it.
        priority: 60 + all.length - place,
        enforce: true,
      },
    ]),
  );
}

/** Demos of the pages, and the data that they share. */
function demoGroups(siteDir: string) {
  return {
    'demo-data': {
      test: DEMO_DATA,
      chunks: 'async' as const,
      priority: 60,
      enforce: true,
      name: (module: BundledModule) => dataName(module.nameForCondition() ?? ''),
    },
    // Every chunk costs all pages the hash in its name, so a page has two for its demos at most: the
    // first is at the top of the page and needed at once, the others later, if at all. Where the
    // second is near the top, too, they are one.
    'page-demos': {
      test: ({ resource }: BundledModule) => resource?.endsWith(SHARED_FILE) ?? false,
      chunks: 'async' as const,
      priority: 60,
      enforce: true,
      name: (module: BundledModule) =>
        `demos-${pageName(module.nameForCondition() ?? '', siteDir)}`,
    },
  };
}

/**
 * MUI's other components, split by which demos need them, so a page does not load a slider only
 * because another page's demo has one. Edited demos have all of them in a separate file: otherwise
 * the split would depend on their needs, too.
 */
const OTHER_COMPONENTS = {
  test: packages('@mui/material', '@mui/icons-material', '@mui/joy'),
  chunks: (chunk: BundledChunk) => !chunk.canBeInitial() && !isForEditing(chunk),
  priority: 50,
  minSize: 12_000,
  reuseExistingChunk: true,
};

/** Lists the groups of chunks. The bundler breaks ties by their order. */
function cacheGroups(siteDir: string, version: WithFamilies) {
  return {
    ...libraryGroups(version),
    ...SITE_GROUPS,
    ...SHEET_GROUPS,
    ...demoGroups(siteDir),
    'mui-material': OTHER_COMPONENTS,
  };
}

/**
 * Files of chunks. Every page loads their list, which would contain names in addition to ids. Hashes
 * must not be shorter: the bundler replaces their letters wherever they occur, and six of them
 * occurred in a date.
 */
const CHUNK_FILE = 'assets/js/[id].[contenthash:8].js';

/** Each file begins with it, twice. By default, it is made from the name of the project. */
const CHUNK_LIST = 'siteChunks';

/**
 * Docusaurus shares only what half of all pages use: a grid on 80 of 300 pages would be copied 80
 * times. Here each library is a separate chunk, loaded by the demos that need it.
 */
export function libraryChunks(version: WithFamilies) {
  return function libraryChunksPlugin({ siteDir }: Pick<LoadContext, 'siteDir'>): Plugin {
    return {
      name: 'library-chunks',
      configureWebpack: ({ mode }, isServer) =>
        isServer
          ? {}
          : {
              optimization: { splitChunks: { cacheGroups: cacheGroups(siteDir, version) } },
              ...(mode === 'production' && {
                output: { chunkFilename: CHUNK_FILE, chunkLoadingGlobal: CHUNK_LIST },
              }),
            },
    };
  };
}
