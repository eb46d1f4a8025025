import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin, Props } from '@docusaurus/types';
import { filesAtInstall } from './at-install';
import { innerPlugin } from './inner-plugin';
import { collectPageFiles, type PageFiles } from './page-files';
import type { RouteChunks } from './route-files';
import { webManifest } from './web-manifest';
import { writeFamilyLists } from './write-family-lists';
import { writeWorkerSource } from './worker-source';

interface DocsData {
  versions: { isLast: boolean; docs: { path: string; sidebar?: string }[] }[];
}

type Json = Record<string, unknown>;

function readGenerated({ generatedFilesDir }: Props, file: string): Json {
  return JSON.parse(readFileSync(path.join(generatedFilesDir, file), 'utf8')) as Json;
}

function readRoutes(props: Props): RouteChunks {
  return { routes: props.routes, chunkNames: readGenerated(props, 'routesChunkNames.json') };
}

/** Pages of the version at `/x/`; older ones are read with a network. */
function latestDocs(props: Props): DocsData['versions'][number]['docs'] {
  const data = readGenerated(props, 'globalData.json')['docusaurus-plugin-content-docs'];
  const { versions } = (data as { default: DocsData }).default;
  const latest = versions.find(({ isLast }) => isLast);
  if (!latest) throw new Error('The docs plugin names no latest version: offline lists need it');
  return latest.docs;
}

function writeManifest({ outDir, baseUrl, i18n, codeTranslations }: Props): void {
  const lang = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  const text = (key: string) => {
    const found = codeTranslations[key];
    if (found === undefined) throw new Error(`The web app manifest needs the text "${key}"`);
    return found;
  };
  const manifest = webManifest({ baseUrl, lang, text });
  writeFileSync(path.join(outDir, 'x', 'manifest.webmanifest'), JSON.stringify(manifest));
}

function headTags(baseUrl: string): HtmlTagObject[] {
  const link = (rel: string, href: string) => ({
    tagName: 'link',
    attributes: { rel, href: baseUrl + href },
  });
  return [
    link('manifest', 'x/manifest.webmanifest'),
    link('apple-touch-icon', 'img/app/apple-touch-icon.png'),
  ];
}

/**
 * Reading without a network: writes, for each language, the worker `/x/sw.js` with what it keeps at
 * install, the web app manifest, and what each family needs. While developing there is none of it.
 */
export function offline(context: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'production') return null;
  const { siteDir, baseUrl, generatedFilesDir } = context;
  let pageFiles: PageFiles | undefined;
  return {
    name: 'offline',
    injectHtmlTags: () => ({ headTags: headTags(baseUrl) }),
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              // Rspack's compiler, which webpack's types do not know.
              collectPageFiles((found) => (pageFiles = found)) as object as { apply(): void },
            ],
          },
    async postBuild(props) {
      if (!pageFiles) throw new Error('The bundler has not said which files pages need');
      const found = pageFiles;
      const routes = readRoutes(props);
      mkdirSync(path.join(props.outDir, 'x'), { recursive: true });
      writeFamilyLists({ ...props, docs: latestDocs(props), routes, pageFiles: found });
      writeManifest(props);
      const atInstall = () => filesAtInstall(baseUrl, routes, found);
      const worker = writeWorkerSource(siteDir, generatedFilesDir);
      const inner = await innerPlugin(context, worker, atInstall);
      await inner?.postBuild?.(props);
      // Its own place is the root: below `/x/` its scope is `/x/`.
      renameSync(path.join(props.outDir, 'sw.js'), path.join(props.outDir, 'x', 'sw.js'));
    },
  };
}
