import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin, Props } from '@docusaurus/types';
import { buildFile, DOCUMENTED_PLACE } from '../../../model/unit-files';
import { loadSite } from '../../site-pages/load-site';
import type { SitePage } from '../../site-pages/site';
import { createText } from '../markdown/texts';
import { compileWorker } from './compile-worker';
import { installList } from './install-list';
import { collectPageFiles, type PageFiles } from './page-files';
import type { RouteChunks } from './route-files';
import { webManifest } from './web-manifest';
import { writeEditorList, writeFamilyLists } from './write-family-lists';

function readRoutes({ generatedFilesDir, routes }: Props): RouteChunks {
  const chunkNames = readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8');
  return { routes, chunkNames: JSON.parse(chunkNames) as RouteChunks['chunkNames'] };
}

/** Reads the file that plugins/outputs/build-id has written. */
function readBuildId(outDir: string): string {
  return (
    JSON.parse(readFileSync(path.join(outDir, buildFile(DOCUMENTED_PLACE)), 'utf8')) as {
      id: string;
    }
  ).id;
}

function writeManifest({ siteDir, outDir, baseUrl, i18n }: Props): void {
  const { currentLocale, defaultLocale, localeConfigs } = i18n;
  const lang = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
  const text = createText(siteDir, currentLocale, defaultLocale);
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

/** A plugin of Rspack's, whose compiler webpack's types do not know. */
function collecting(found: (files: PageFiles) => void): { apply(): void } {
  return collectPageFiles(found) as object as { apply(): void };
}

interface OfflineOptions {
  /** Removes all workers and their caches from users' devices. */
  retireWorker: boolean;
}

/**
 * Makes the documented version available offline: writes, for each language, the worker `/x/sw.js` with the files
 * that it keeps at install, the web app manifest, and the files of each family. Does nothing during
 * development.
 */
export function offline({ retireWorker }: OfflineOptions) {
  return function offlinePlugin(context: LoadContext): Plugin | null {
    if (process.env.NODE_ENV !== 'production') return null;
    const { baseUrl } = context;
    let pages: SitePage[] = [];
    let pageFiles: PageFiles | undefined;
    return {
      name: 'offline',
      async allContentLoaded({ allContent }) {
        ({ pages } = loadSite(allContent, context));
      },
      injectHtmlTags: () => ({ headTags: headTags(baseUrl) }),
      configureWebpack: (_, isServer) =>
        isServer ? {} : { plugins: [collecting((found) => (pageFiles = found))] },
      async postBuild(props) {
        if (!pageFiles) throw new Error('The bundler has not said which files pages need');
        const { outDir } = props;
        const build = readBuildId(outDir);
        const input = { outDir, baseUrl, build, routes: readRoutes(props), pageFiles };
        mkdirSync(path.join(outDir, 'x'), { recursive: true });
        writeFamilyLists({ ...input, pages });
        writeEditorList(input);
        writeManifest(props);
        const entry = retireWorker ? 'retire.ts' : 'index.ts';
        await compileWorker(context, props, { entry, list: installList(input) });
      },
    };
  };
}
