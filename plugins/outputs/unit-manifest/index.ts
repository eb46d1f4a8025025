import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Props } from '@docusaurus/types';
import { DEFAULT_LANGUAGE } from '../../../model/languages';
import { buildFile, MANIFEST_FILE, pagesFile } from '../../../model/unit-files';
import type { UnitLink, UnitManifest } from '../../../model/unit-manifest';
import { formatUnit, isDocumented, type Unit } from '../../../model/units';
import { builtPages } from '../../site-pages/built-pages';
import { unitFolder } from '../../site-pages/unit-folder';
import { hashesOfPages } from '../hosting/hashes-of-pages';
import { LICENSES_FILE } from '../third-party-licenses';
import { idsOf, linksToUnits } from './page-links';
import { lineOf } from './source-line';
import { sourceFiles } from './source-files';

/** A page of the unit, as it was rendered. */
interface RenderedPage {
  address: string;
  html: string;
}

function renderedPages(props: Props): RenderedPage[] {
  return builtPages(props)
    .sort()
    .map((page) => ({
      address: props.baseUrl + page,
      html: readFileSync(path.join(props.outDir, page, 'index.html'), 'utf8'),
    }));
}

function inOrder(first: UnitLink, second: UnitLink): number {
  const [a, b] = [first, second].map(({ file, line, to }) =>
    [file, String(line ?? 0).padStart(6, '0'), to].join('\0'),
  );
  return (a ?? '') < (b ?? '') ? -1 : Number(a !== b);
}

/** Links of pages into other units, with the source of their page and the line where it has them. */
function linksOfPages(pages: readonly RenderedPage[], unit: Unit, props: Props): UnitLink[] {
  const sources = sourceFiles(props.routes);
  return pages.flatMap(({ address, html }) => {
    const file = sources.get(address);
    const source = file === undefined ? undefined : path.join(props.siteDir, file);
    const text = source && existsSync(source) ? readFileSync(source, 'utf8') : '';
    return linksToUnits(html, unit).map((to) => ({
      to,
      file: file ?? address,
      line: lineOf(text, to, unit.language),
    }));
  });
}

function readBuildId(outDir: string, unit: Unit): string {
  const text = readFileSync(path.join(outDir, buildFile(unit)), 'utf8');
  return (JSON.parse(text) as { id: string }).id;
}

/** A page of the docs in any language, or a post, unlike the search and pages about the site. */
const DOCS_FILE = /^(?:docs|versioned_docs|sections|blog|i18n)\//;

/** Pages of the docs below the folder of the version, for the version menu. */
function writePageList(pages: readonly RenderedPage[], unit: Unit, props: Props): void {
  const sources = sourceFiles(props.routes);
  const file = path.join(props.outDir, pagesFile(unit));
  const folder = props.baseUrl + pagesFile(unit).replace(/[^/]+$/, '');
  const below = pages
    .filter(({ address }) => DOCS_FILE.test(sources.get(address) ?? ''))
    .map(({ address }) => address.slice(folder.length));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(below));
}

interface UnitManifestOptions {
  unit: Unit;
  /** Links in the site's data, which no page may have: checked with those of pages. */
  links: readonly UnitLink[];
}

/**
 * Writes what the merge needs to know of this unit, and the list of its pages. List it behind the
 * plugin of the build id.
 * @throws at an inline script that is not known, see ../hosting/known-scripts.ts
 */
export function unitManifest({ unit, links }: UnitManifestOptions) {
  return function unitManifestPlugin(): Plugin {
    return {
      name: 'unit-manifest',
      async postBuild(props) {
        const buildId = readBuildId(props.outDir, unit);
        const pages = renderedPages(props);
        writePageList(pages, unit, props);
        const manifest: UnitManifest = {
          unit: formatUnit(unit),
          buildId,
          pages: pages.map(({ address, html }) => ({ address, ids: idsOf(html) })),
          links: [...linksOfPages(pages, unit, props), ...links].sort(inOrder),
          scripts: await hashesOfPages(props),
          licenses: unit.language === DEFAULT_LANGUAGE ? LICENSES_FILE : '',
        };
        writeFileSync(path.join(unitFolder(props), MANIFEST_FILE), JSON.stringify(manifest));
        // Hosts show that of the documented version for every wrong address.
        if (!isDocumented(unit)) rmSync(path.join(props.outDir, '404.html'), { force: true });
      },
    };
  };
}
