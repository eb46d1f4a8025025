import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { assetsFolder, type UnitPlace } from '../../../model/unit-files';
import { changePagesBelow } from '../../files/change-pages';
import { addSheets, pageSheets } from './add-sheets';

/** Sheet of all pages, as Docusaurus names it in each page. */
const BASE = /^styles\./;

function readSheets(outDir: string, folder: string, baseUrl: string) {
  return readdirSync(path.join(outDir, folder))
    .filter((name) => name.endsWith('.css'))
    .sort()
    .map((name) => ({
      name,
      href: `${baseUrl}${folder}/${name}`,
      css: readFileSync(path.join(outDir, folder, name), 'utf8'),
    }));
}

/**
 * Names in each page the style sheets that its HTML needs, besides the one of all pages. Docusaurus
 * names no others: the bundler would fetch them with scripts, after the first paint. List it before
 * every plugin that reads pages after the build. Docusaurus starts all of these at once, so everything
 * here happens before the first `await`.
 */
export function sheetsOfPages(unit: UnitPlace) {
  return function sheetsOfPagesPlugin(): Plugin {
    return {
      name: 'page-sheets',
      async postBuild({ outDir, baseUrl }) {
        const sheets = readSheets(outDir, `${assetsFolder(unit)}/css`, baseUrl);
        const base = sheets.find(({ name }) => BASE.test(name));
        if (!base) throw new Error('Docusaurus names the style sheet of all pages in another way');
        const others = pageSheets(
          base,
          sheets.filter((sheet) => sheet !== base),
        );
        // Pages of a unit may need no other sheet, as those of the blog, but all load this one.
        let pages = 0;
        changePagesBelow(outDir, (html) => {
          if (html.includes(base.href)) pages += 1;
          return addSheets(html, base.href, others);
        });
        if (pages === 0) throw new Error(`No page below ${outDir} loads ${base.href}`);
      },
    };
  };
}
