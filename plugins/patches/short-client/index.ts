import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ExpectLoader } from '../short-route-tables/expect-loader';

/** Docusaurus' scripts for browsers. */
const CLIENT = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client',
);

/** The router that they use. */
const ROUTER = path.join(
  path.dirname(require.resolve('react-router/package.json')),
  'esm/react-router.js',
);

/** Its modules. */
const ROUTERS = /[\\/]react-router(?:-dom)?[\\/]esm[\\/]/;

/** What the router imports for components that this site does not have, and what it gets. */
const FOR_ROUTER = {
  history$: path.join(__dirname, 'history.js'),
  'hoist-non-react-statics$': path.join(__dirname, 'unused.js'),
  'react-is$': path.join(__dirname, 'unused.js'),
};

const loaderNamed = (name: string) => path.join(__dirname, `${name}-loader.cjs`);

/** The loader of each file that is shortened. */
function loadersOf(generatedFilesDir: string): { file: string; loader: string; type?: string }[] {
  return [
    {
      file: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
      loader: loaderNamed('site-config'),
    },
    {
      file: path.join(generatedFilesDir, 'site-metadata.json'),
      loader: loaderNamed('site-metadata'),
      type: 'json',
    },
    { file: path.join(CLIENT, 'clientEntry.js'), loader: loaderNamed('answer') },
    { file: ROUTER, loader: loaderNamed('answer') },
  ];
}

/**
 * Keeps out of the script of all pages what Docusaurus has in it for other sites: the options of
 * plugins, routers for other kinds of addresses, the banner about a wrong base URL.
 */
export function shortClient({ generatedFilesDir }: Pick<LoadContext, 'generatedFilesDir'>): Plugin {
  const loaders = loadersOf(generatedFilesDir);
  return {
    name: 'short-client',
    configureWebpack({ mode }, isServer) {
      if (isServer || mode !== 'production') return {};
      return {
        module: {
          rules: [
            ...loaders.map(({ file, loader, type }) => ({
              resource: file,
              enforce: 'pre' as const,
              loader,
              ...(type && { type }),
            })),
            {
              resource: path.join(CLIENT, 'App.js'),
              resolve: { alias: { './BaseUrlIssueBanner': path.join(__dirname, 'nothing.js') } },
            },
            { test: ROUTERS, resolve: { alias: FOR_ROUTER } },
          ],
        },
        // Rspack's plugins, which webpack's types do not know.
        plugins: loaders.map(
          ({ file, loader }) => new ExpectLoader(loader, file) as object as { apply(): void },
        ),
      };
    },
  };
}
