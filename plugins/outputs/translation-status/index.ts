import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parseAddress } from '../../../model/addresses/parse';
import { languagesOf, type DocsVersion } from '../../../model/docs-version';
import { translationsData, translationsPath } from '../../../model/translations/addresses';
import type { TranslationsReport } from '../../../model/translations/report';
import type { PageTitle, TranslationsState } from '../../../model/translations/state-page';
import { loadSite } from '../../site-pages/load-site';
import type { SitePage } from '../../site-pages/site';
import { rememberComparisons } from '../../translations/remembered';
import { readStatus, toReport } from '../../translations/status';
import { folderOf, toTranslations } from '../../translations/translated-pages';

const NAME = 'translation-status';

/** By its alias, as the names of chunks are hashes of such paths: the same in every clone. */
const COMPONENT = 'src/translations/TranslationsPage.tsx';

function titlesOf(pages: readonly SitePage[]): Record<string, PageTitle> {
  const written = pages.filter(({ kind }) => kind !== 'api');
  return Object.fromEntries(
    written.map(({ permalink, title, language }) => [
      parseAddress(permalink).rest,
      { title, language },
    ]),
  );
}

function isTranslatable(version: DocsVersion): boolean {
  return languagesOf(version).length > 1;
}

/** Writes the report for tools, once for all languages. */
function writeData(report: TranslationsReport, outDir: string, versionPath: string): void {
  const file = path.join(outDir, translationsData(versionPath));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}

/**
 * The page about the state of translations, and its data as JSON. The English page is about all
 * languages, others are about their own: a translated page then changes no build of a third language.
 * @param version that this process builds; one in English only has no such page
 * @param versions all of them
 */
export function translationStatus(version: DocsVersion, versions: readonly DocsVersion[]) {
  return function translationStatusPlugin(context: LoadContext): Plugin | null {
    const { siteDir, baseUrl, i18n } = context;
    const { currentLocale, defaultLocale } = i18n;
    if (!isTranslatable(version)) return null;
    const translations = toTranslations(siteDir, version);
    const isEnglish = currentLocale === defaultLocale;
    const languages = isEnglish ? translations.languages : [currentLocale];
    const others = versions.filter((each) => isTranslatable(each) && each.id !== version.id);
    let report: TranslationsReport | undefined;
    return {
      name: NAME,
      async loadContent() {
        const statuses = await readStatus(translations, languages, rememberComparisons());
        report = toReport(translations.version, statuses);
      },
      async allContentLoaded({ allContent, actions }) {
        if (!report) return;
        const { pages } = loadSite(allContent, context);
        const state: TranslationsState = {
          report,
          version: { label: version.label, path: version.path },
          others: others.map(({ label, path: folder }) => ({ label, path: folder })),
          titles: titlesOf(pages),
        };
        await actions.createData('state.json', JSON.stringify(state));
        actions.addRoute({
          path: baseUrl + translationsPath(version.path).slice(1),
          component: `@site/${COMPONENT}`,
          modules: { state: `@generated/${NAME}/default/state.json` },
          metadata: { sourceFilePath: COMPONENT },
          exact: true,
        });
      },
      async postBuild({ outDir }) {
        if (report && isEnglish) writeData(report, outDir, version.path);
      },
      getPathsToWatch: () =>
        languages.map((language) => `${siteDir}/${folderOf(translations, language)}/**/*.mdx`),
    };
  };
}
