import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DocsVersion } from '../../../model/docs-version';
import { QUALITY_PATH } from '../../../model/quality/address';
import type { QualityState } from '../../../model/quality/report';
import { rememberComparisons } from '../../translations/remembered';
import { readStatus, toReport } from '../../translations/status';
import { toTranslations } from '../../translations/translated-pages';
import { countLicenses } from './count-licenses';
import { readReports, REPORTS_FOLDER } from './read-reports';

const NAME = 'quality';

/** By its alias, as the names of chunks are hashes of such paths: the same in every clone. */
const COMPONENT = 'src/quality/QualityPage.tsx';

const LOCK_FILE = 'package-lock.json';

/** The last share of a language is that of all families together. */
const ALL = 'all';

/**
 * The page with what a release measures: committed reports of commands, and what the build counts itself.
 * @param version the documented one
 */
export function quality(version: DocsVersion) {
  return function qualityPlugin({ siteDir, baseUrl, i18n }: LoadContext): Plugin {
    const translations = toTranslations(siteDir, version);
    const isEnglish = i18n.currentLocale === i18n.defaultLocale;
    // As on the page about translations: a translated page then changes no build of a third language.
    const languages = isEnglish ? translations.languages : [i18n.currentLocale];
    let state: QualityState | undefined;
    return {
      name: NAME,
      async loadContent() {
        const statuses = await readStatus(translations, languages, rememberComparisons());
        const report = toReport(translations.version, statuses);
        const { packages } = JSON.parse(readFileSync(path.join(siteDir, LOCK_FILE), 'utf8'));
        state = {
          reports: readReports(siteDir),
          translations: report.languages.flatMap(({ language, shares }) =>
            shares.filter(({ family }) => family === ALL).map((share) => ({ language, share })),
          ),
          licenses: countLicenses(packages),
        };
      },
      async contentLoaded({ actions }) {
        await actions.createData('state.json', JSON.stringify(state));
        actions.addRoute({
          path: baseUrl + QUALITY_PATH.slice(1),
          component: `@site/${COMPONENT}`,
          modules: { state: `@generated/${NAME}/default/state.json` },
          metadata: { sourceFilePath: COMPONENT },
          exact: true,
        });
      },
      getPathsToWatch: () => [`${siteDir}/${REPORTS_FOLDER}/*.json`],
    };
  };
}
