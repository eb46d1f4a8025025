import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { VFile } from 'vfile';
import { recordOf } from '../../../../model/translations/compare-page';
import { withRecord } from '../../../../model/translations/front-matter-text';
import { splitPage } from '../../../../model/translations/split-sections';
import { remarkTranslationChecks } from '../../translation-checks/remark-translation-checks';
import { remarkTranslationNotes } from '../remark-translation-notes';

const ENGLISH = 'docs/react-grid/sorting/index.mdx';
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/current/react-grid/sorting/index.mdx';

let siteDir: string;

const page = (...blocks: string[]) => ['---\ntitle: A\n---', ...blocks].join('\n\n');
const heading = (title: string, id: string) => `## ${title} {/* #${id} */}`;

interface Run {
  file: string;
  source: string;
  language?: string;
  version?: string;
}

/** What a page has at its top level: headings by their texts, notes by their names and attributes. */
function outline(root: Root): string[] {
  return root.children.map((node) => {
    if (node.type !== 'mdxJsxFlowElement') {
      const text = 'children' in node ? node.children.find(({ type }) => type === 'text') : node;
      return text && 'value' in text ? text.value.trim() : node.type;
    }
    const { name, attributes } = node as MdxJsxFlowElement;
    return [name, ...attributes.map(({ value }) => value)].join(' ');
  });
}

async function notesOf({ file, source, language = 'zh', version = '' }: Run): Promise<string[]> {
  const { root } = await splitPage(source);
  const vfile = new VFile({ path: path.join(siteDir, file), value: source });
  await remarkTranslationChecks({ siteDir })(root, vfile);
  await remarkTranslationNotes({ siteDir, version: { path: version }, language })(root, vfile);
  return outline(root);
}

/** The notes of a translation of one state of the English page, after it became another one. */
async function notesAfter(
  before: string,
  after: string,
  translation: string,
  version?: string,
): Promise<string[]> {
  const full = path.join(siteDir, ENGLISH);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, after);
  const { sections } = await splitPage(before);
  const source = withRecord(translation, recordOf(sections, 'machine'));
  return notesOf({ file: CHINESE, source, version });
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'notes-'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

const BEFORE = page('Intro.', heading('Sort', 'sort'), 'One.', heading('Group', 'group'), 'Two.');
const TRANSLATION = page(
  '简介。',
  heading('排序', 'sort'),
  '一。',
  heading('分组', 'group'),
  '二。',
);

describe('a translated page', () => {
  it('that is up to date only says who translated it, at its end', async () => {
    expect(await notesAfter(BEFORE, BEFORE, TRANSLATION)).toEqual([
      ...['简介。', '排序', '一。', '分组', '二。'],
      'TranslatedBy machine',
    ]);
  });

  it('has a note below the heading of a section whose English changed, linked to it', async () => {
    const after = BEFORE.replace('Two.', 'Three.');
    expect(await notesAfter(BEFORE, after, TRANSLATION, 'next')).toEqual([
      ...['简介。', '排序', '一。', '分组'],
      'OutdatedSection /x/next/react-grid/sorting/#group changed',
      ...['二。', 'TranslatedBy machine'],
    ]);
  });

  it('has a note at its top if the English introduction changed', async () => {
    const notes = await notesAfter(BEFORE, BEFORE.replace('Intro.', 'Other.'), TRANSLATION);
    expect(notes[0]).toBe('OutdatedSection /x/react-grid/sorting/ changed');
  });

  it('names new English sections where they would be', async () => {
    const after = BEFORE.replace('## Group', '## Use `sort` {/* #use */}\n\n## Group');
    const last = `${after}\n\n${heading('Last', 'last')}`;
    expect(await notesAfter(BEFORE, last, TRANSLATION)).toEqual([
      ...['简介。', '排序', '一。'],
      'MissingSection /x/react-grid/sorting/#use Use sort',
      ...['分组', '二。'],
      'MissingSection /x/react-grid/sorting/#last Last',
      'TranslatedBy machine',
    ]);
  });

  it('says that the English page lost a section', async () => {
    const after = BEFORE.replace(/\n\n## Group[\s\S]*/, '');
    expect(await notesAfter(BEFORE, after, TRANSLATION)).toContain(
      'OutdatedSection /x/react-grid/sorting/ removed',
    );
  });

  it('says nothing about its title', async () => {
    const after = BEFORE.replace('title: A', 'title: B');
    expect(await notesAfter(BEFORE, after, TRANSLATION)).toHaveLength(6);
  });

  it('without a record has no notes', async () => {
    mkdirSync(path.dirname(path.join(siteDir, ENGLISH)), { recursive: true });
    writeFileSync(path.join(siteDir, ENGLISH), page('Intro.'));
    expect(await notesOf({ file: CHINESE, source: page('简介。') })).toEqual(['简介。']);
  });
});

describe('an English page', () => {
  it('says in another language that it is not translated', async () => {
    expect(await notesOf({ file: ENGLISH, source: page('Intro.') })).toEqual([
      'UntranslatedPage',
      'Intro.',
    ]);
    const file = 'versioned_docs/version-7.0/react-grid/sorting/index.mdx';
    expect((await notesOf({ file, source: page('Intro.') }))[0]).toBe('UntranslatedPage');
  });

  it.each([
    ['in English', ENGLISH, 'en'],
    ['that is a part of a page', 'docs/react-grid/_shared.mdx', 'zh'],
    ['of the reference, which nobody translates', 'docs/api/data-grid/grid.mdx', 'zh'],
    ['outside of the docs', 'src/pages/playground/_elements.mdx', 'zh'],
  ])('%s stays as it is', async (_, file, language) => {
    expect(await notesOf({ file, source: page('Intro.'), language })).toEqual(['Intro.']);
  });
});
