import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readBuilt } from '../../e2e/fixtures/built-files';
import { builtLanguages, documentedVersion } from '../../e2e/fixtures/built-versions';
import { DEFAULT_LANGUAGE } from '../../model/languages';
import { QUALITY_PATH } from '../../model/quality/address';
import {
  REPORT_COMMANDS,
  type BuildReport,
  type MutantsReport,
  type TestsReport,
} from '../../model/quality/report';
import type { TranslationsReport } from '../../model/translations/report';

const PROJECT = path.resolve(__dirname, '../..');

function report<Report>(name: string): Report | undefined {
  const file = path.join(PROJECT, 'quality', `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

const pageIn = (language: string) =>
  `${language === DEFAULT_LANGUAGE ? '' : `${language}/`}${QUALITY_PATH.slice(1)}index.html`;

/** Cells of all rows of the tables of a page, without signs between digits. The HTML is minified. */
function rowsOf(html: string): string[][] {
  return html
    .split(/<tr\b[^>]*>/)
    .slice(1)
    .map((row) =>
      row
        .split(/<t[hd]\b[^>]*>/)
        .slice(1)
        .map((cell) => (cell.split(/<\/t/)[0] ?? '').replace(/<[^>]*>/g, ''))
        .map((cell) => cell.replace(/(?<=\d)[.,](?=\d{3}\b)/g, '').trim()),
    );
}

const cells = (...values: (string | number)[]) => values.map(String);

for (const language of builtLanguages(documentedVersion())) {
  test.describe(`the page about quality in ${language}`, () => {
    const html = readBuilt(pageIn(language));
    const rows = rowsOf(html);
    /** Cells after the one that names the row, which is translated. */
    const values = rows.map(([, ...rest]) => rest);

    test('has the numbers of the build', () => {
      const build = report<BuildReport>('build');
      if (!build) throw new Error('No report of a build: run npm run quality -- build');
      expect(html).toContain(build.commit);
      for (const { html: page, script, style } of build.pages) {
        expect(values).toContainEqual(cells(page, script, style));
      }
      for (const value of [build.site.files, build.site.bytes]) {
        expect(values).toContainEqual(cells(value));
      }
      expect(values).toContainEqual(cells(build.names.reference));
      expect(values).toContainEqual(cells(build.names.unknown));
    });

    test('has the numbers of the tests that somebody has run', () => {
      const { accessibility, queries = [], commit = '' } = report<TestsReport>('tests') ?? {};
      expect(html).toContain(commit);
      for (const { rule } of accessibility?.excluded ?? []) {
        expect(rows.map(([name]) => name)).toContain(rule);
      }
      for (const { set, start, found, count } of queries) {
        expect(rows).toContainEqual(cells(set, start, found, count));
      }
      for (const { noticed, judged } of report<MutantsReport>('mutants')?.families ?? []) {
        expect(values).toContainEqual(cells(noticed, judged));
      }
    });

    test('names the commands that measure', () => {
      // The minifier writes some of them as they are.
      const text = html.replaceAll('&amp;', '&');
      for (const command of Object.values(REPORT_COMMANDS)) {
        expect(text).toContain(`<code>${command}</code>`);
      }
    });

    test('has the state of translations, and all packages', () => {
      const file = readBuilt('x/translations.json');
      const { languages } = JSON.parse(file) as TranslationsReport;
      const shown = languages.filter((each) =>
        [each.language, DEFAULT_LANGUAGE].includes(language),
      );
      expect(shown.length).toBeGreaterThan(0);
      for (const { shares } of shown) {
        const all = shares.find(({ family }) => family === 'all');
        expect(values).toContainEqual(
          cells(all?.pages ?? '', all?.upToDate ?? '', all?.outdated ?? '', all?.missing ?? ''),
        );
      }
      const lock = JSON.parse(readFileSync(path.join(PROJECT, 'package-lock.json'), 'utf8'));
      const installed = Object.values(lock.packages as Record<string, { license?: string }>);
      const mit = installed.filter(({ license }) => license === 'MIT').length;
      const [, shownMit = '0'] = rows.find(([license]) => license === 'MIT') ?? [];
      // Packages of this project have entries, too.
      expect(mit - Number(shownMit)).toBeLessThan(5);
      expect(Number(shownMit)).toBeGreaterThan(100);
    });
  });
}
