import path from 'node:path';
import type { Environment } from '../../config/environment';
import { rulesOfSite } from '../../config/headers';
import { SITE } from '../../config/site';
import { BLOG_SECTION, DOCS_SECTION } from '../../model/addresses/parse';
import { documentedVersionOf, versionsOfMuiX } from '../../model/docs-version';
import { DEFAULT_LANGUAGE } from '../../model/languages';
import { WORKING_COPY } from '../../model/library-versions';
import { isSection } from '../../model/sections/ids';
import { SECTIONS } from '../../model/sections/index';
import { isDocumented } from '../../model/units';
import { findInFolders, writeAgentSkills } from '../../plugins/outputs/agent-skills';
import { writeFeed } from '../../plugins/outputs/feed';
import { writeHostFiles } from '../../plugins/outputs/hosting';
import { writeRootLists } from '../../plugins/outputs/markdown/root-lists';
import { writeRedirects } from '../../plugins/outputs/redirects';
import { writeRobots } from '../../plugins/outputs/robots';
import { writeSecurityContact } from '../../plugins/outputs/security-contact';
import { writeThirdPartyLicenses } from '../../plugins/outputs/third-party-licenses';
import type { BuiltUnit, SitePart } from './merged-site';
import { missingLanguageRules } from './missing-languages';
import { versionsPart } from './public-versions';
import { sitemapPart } from './sitemap-index';

export interface SitePartsOptions {
  /** Root of the project. */
  siteDir: string;
  environment: Environment;
  /** List of old addresses, from the root of the project. */
  redirectsFile: string;
  /** Whether all pages are there that the feed and the skills lead to. */
  hasFeed: boolean;
}

/** Skills are made from English pages of the documented version and of the next one. */
function skillsPart(siteUrl: string): SitePart {
  return ({ units, write }) => {
    const english = units.filter(
      ({ section, language }) => section === DOCS_SECTION && language === DEFAULT_LANGUAGE,
    );
    const hasAll =
      english.some(isDocumented) &&
      english.some((unit) => !isDocumented(unit) && unit.version === WORKING_COPY.id);
    if (!hasAll) return;
    const find = findInFolders(english.map(({ folder }) => folder));
    writeAgentSkills({ write, find, siteUrl });
  };
}

/** Old addresses and the feed lead to English pages of the documented version. */
const hasTargets = (units: readonly BuiltUnit[]) =>
  units.some((unit) => isDocumented(unit) && unit.language === DEFAULT_LANGUAGE);

const manifestsOf = (units: readonly BuiltUnit[]) => units.map(({ manifest }) => manifest);

const licensesPart: SitePart = ({ units, write }) => {
  const files = units
    .filter(({ manifest }) => manifest.licenses !== '')
    .map(({ folder, manifest }) => path.join(folder, manifest.licenses));
  writeThirdPartyLicenses(write, files);
};

const rootListsPart: SitePart = ({ units, versions, write }) =>
  writeRootLists({
    write,
    unitFolders: units.filter(isDocumented).map(({ folder }) => folder),
    versions: versionsOfMuiX(versions),
    sections: versions.flatMap(({ section }) =>
      section && isSection(section) ? [{ id: section, title: SECTIONS[section].title }] : [],
    ),
    blog: versions.some(({ section }) => section === BLOG_SECTION),
  });

/**
 * What belongs to all units of the site. Without the English pages of the documented version, there
 * are no redirects and no feed, which lead there.
 */
export function siteParts(options: SitePartsOptions): SitePart[] {
  const { siteDir, environment, redirectsFile, hasFeed } = options;
  const siteUrl = `https://${environment.host}`;
  return [
    versionsPart,
    sitemapPart(siteUrl),
    rootListsPart,
    licensesPart,
    ({ units, versions, write }) => {
      if (!hasTargets(units)) return;
      const manifests = manifestsOf(units);
      const more = missingLanguageRules(units, versions);
      writeRedirects({ write, siteDir, file: redirectsFile, manifests, more });
      if (!hasFeed) return;
      const version = documentedVersionOf(versions);
      const { title, tagline: description } = SITE;
      writeFeed({ write, siteDir, version, site: `${siteUrl}/`, title, description });
    },
    ({ units, write }) =>
      writeHostFiles({
        write,
        manifests: manifestsOf(units),
        rulesFor: rulesOfSite(environment),
      }),
    ...(hasFeed ? [skillsPart(siteUrl)] : []),
    ({ write }) => writeRobots(write, siteUrl),
    ({ write }) =>
      writeSecurityContact({ write, siteDir, siteUrl, repository: environment.repository }),
  ];
}
