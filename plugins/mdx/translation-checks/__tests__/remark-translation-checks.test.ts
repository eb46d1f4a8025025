import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { VFile } from 'vfile';
import { splitPage } from '../../../../model/translations/split-sections';
import { withRecord } from '../../../../model/translations/front-matter-text';
import { recordOf } from '../../../../model/translations/compare-page';
import { frontMatterParser } from '../../front-matter/parse-front-matter';
import englishPageLoader from '../english-page-loader';
import { remarkTranslationChecks } from '../remark-translation-checks';

const ENGLISH = 'docs/grid/index.mdx';
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/current/grid/index.mdx';
const FROZEN = 'versioned_docs/version-7.0/grid/index.mdx';
const FROZEN_CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/version-7.0/grid/index.mdx';
const GLOSSARY = '| English | 中文 |\n| - | - |\n| Data Grid | Data Grid |\n';

let siteDir: string;

function write(file: string, text: string): void {
  const full = path.join(siteDir, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

function page(...lines: string[]): string {
  return ['---', 'title: A', 'description: B', '---', '', ...lines].join('\n');
}

/** Checks a page as the build does: the site's parser has left out its record. */
async function run(file: string, source: string): Promise<VFile> {
  const parseFrontMatter = frontMatterParser({ siteDir, titleOf: undefined });
  const { frontMatter } = await parseFrontMatter({
    filePath: path.join(siteDir, file),
    fileContent: source,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const { root } = await splitPage(source);
  const vfile = new VFile({ path: path.join(siteDir, file), value: source, data: { frontMatter } });
  await remarkTranslationChecks({ siteDir })(root, vfile);
  return vfile;
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'translations-'));
  write('i18n/zh/glossary.md', GLOSSARY);
  write(ENGLISH, page('The Data Grid has `rows`.', '', '## Sort {/* #sort */}', '', '`sort`'));
  write(FROZEN, page('The old `grid`.'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

describe('a translated page', () => {
  it('passes if it has what the English page has', async () => {
    const text = page('Data Grid 的 `rows`。', '', '## 排序 {/* #sort */}', '', '`sort`');
    await expect(run(CHINESE, text)).resolves.toBeDefined();
  });

  it('stops the build with all differences, each with file and line', async () => {
    const text = page('数据表格的行。', '', '## 排序 {/* #sort */}', '', '`sort`', ':::tip', ':::');
    const file = path.join(siteDir, CHINESE);
    await expect(run(CHINESE, text)).rejects.toThrow(
      new Error(
        [
          'The translation differs from docs/grid/index.mdx:',
          `${file}:1: inline code \`rows\` is missing (line 6 of the English page)`,
          `${file}:1: name "Data Grid" is missing: the glossary does not translate it (line 6 of the English page)`,
          `${file}:11: admonition :::tip is not on the English page`,
        ].join('\n'),
      ),
    );
  });

  it('of an older version is compared with the English page of that version', async () => {
    await expect(run(FROZEN_CHINESE, page('旧的 `grid`。'))).resolves.toBeDefined();
    await expect(run(FROZEN_CHINESE, page('旧的。'))).rejects.toThrow(
      'The translation differs from versioned_docs/version-7.0/grid/index.mdx:',
    );
  });

  it('without an English page is an error', async () => {
    const file = CHINESE.replace('grid', 'chart');
    await expect(run(file, page('图'))).rejects.toThrow(
      `${path.join(siteDir, file)}:1: there is no English page docs/chart/index.mdx`,
    );
  });
});

it('English pages are not compared, also where they stand in for a translation', async () => {
  await expect(run(ENGLISH, page('Other text.'))).resolves.toBeDefined();
});

describe('sections whose English changed since they were translated', () => {
  const text = page('Data Grid 的 `rows`。', '', '## 排序 {/* #sort */}', '', '文字');

  async function recorded(source: string): Promise<string> {
    const { sections } = await splitPage(source);
    return withRecord(text, recordOf(sections, 'machine'));
  }

  it('do not stop the build, and are named for the plugins that follow', async () => {
    const before = page('The Data Grid has `rows`.', '', '## Sort {/* #sort */}', '', 'Text.');
    const { data } = await run(CHINESE, await recorded(before));
    expect(data.translation?.by).toBe('machine');
    expect(data.translation?.outdated).toEqual([{ id: 'sort', state: 'changed' }]);
  });

  it('are known by the record: what was translated from the same English is compared', async () => {
    const same = page('The Data Grid has `rows`.', '', '## Sort {/* #sort */}', '', '`sort`');
    await expect(run(CHINESE, await recorded(same))).rejects.toThrow('`sort` is missing');
  });

  it('are not those that a translator took away', async () => {
    const same = page('The Data Grid has `rows`.', '', '## Sort {/* #sort */}', '', '`sort`');
    const source = (await recorded(same)).replace(/\n## [\s\S]*/, '');
    await expect(run(CHINESE, source)).rejects.toThrow('heading ## {/* #sort */} is missing');
  });
});

describe('the bundler compiles a page again when a file changes that it is compared with:', () => {
  function dependenciesOf(file: string): string[] {
    const found: string[] = [];
    const context = {
      resourcePath: path.join(siteDir, file),
      getOptions: () => ({ siteDir }),
      addDependency: (dependency: string) => found.push(path.relative(siteDir, dependency)),
    };
    const loader = englishPageLoader as unknown as (this: typeof context, mdx: string) => string;
    expect(loader.call(context, 'Text.')).toBe('Text.');
    return found;
  }

  it.each([
    [CHINESE, [ENGLISH, 'i18n/zh/glossary.md']],
    [FROZEN_CHINESE, [FROZEN, 'i18n/zh/glossary.md']],
    [ENGLISH, []],
  ])('%s', (file, dependencies) => {
    expect(dependenciesOf(file)).toEqual(dependencies);
  });
});
