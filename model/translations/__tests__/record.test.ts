import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { acceptSections, carryRecord, orphanSections, outdatedSections } from '../compare-page';
import { lineOfKey, withRecord } from '../front-matter-text';
import { parseRecord, type TranslationRecord } from '../record';

const PAGE = `---
title: 排序
keywords:
  - sort
  - 排序
---

## 一 {/* #one */}
`;

async function recordIn(source: string) {
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: '', fileContent: source });
  return parseRecord(frontMatter.translation);
}

const RECORD: TranslationRecord = {
  by: 'machine',
  // YAML takes such hashes and ids for numbers and booleans if they have no quotes.
  sections: { intro: '12345678', 'in-1e3': '1e234567', true: '00000000', '7-0': 'abcdef01' },
}; // prettier-ignore

describe('a record in the front matter', () => {
  it('is read as it was written', async () => {
    const source = withRecord(PAGE, RECORD);
    expect(await recordIn(source)).toEqual(RECORD);
    expect(source.endsWith('---\n\n## 一 {/* #one */}\n')).toBe(true);
    expect(source.startsWith('---\ntitle: 排序\nkeywords:\n  - sort\n  - 排序\n')).toBe(true);
  });

  it('takes the place of the one that is there', async () => {
    const next: TranslationRecord = { by: 'person', sections: { intro: 'aaaaaaaa' } };
    expect(withRecord(withRecord(PAGE, RECORD), next)).toBe(withRecord(PAGE, next));
    const flow = PAGE.replace('---\n\n', 'translation: { by: machine, sections: {} }\n---\n\n');
    expect(withRecord(flow, next)).toBe(withRecord(PAGE, next));
  });

  it('may have no sections', async () => {
    expect(await recordIn(withRecord(PAGE, { by: 'person', sections: {} }))).toEqual({
      by: 'person',
      sections: {},
    });
  });

  it('needs front matter', () => {
    expect(() => withRecord('Text.', RECORD)).toThrow('The page has no front matter');
  });

  it('is found with its lines', () => {
    const source = withRecord(PAGE, RECORD);
    expect(lineOfKey(source, ['translation'])).toBe(6);
    expect(lineOfKey(source, ['translation', 'sections', 'true'])).toBe(11);
    expect(lineOfKey(source, ['translation', 'nothing'])).toBe(6);
    expect(lineOfKey(source, ['nothing'])).toBe(1);
  });
});

describe('a page that changed', () => {
  const record: TranslationRecord = {
    by: 'machine',
    sections: { intro: 'a', old: 'b', same: 'c', lost: 'd' },
  };
  const english = [
    { id: 'intro', hash: 'A' },
    { id: 'same', hash: 'c' },
    { id: 'lost', hash: 'd' },
    { id: 'added', hash: 'e' },
  ];
  const translation = [{ id: 'intro' }, { id: 'old' }, { id: 'same' }];

  it('has sections that are outdated, each for a reason', () => {
    expect(outdatedSections(english, translation, record)).toEqual([
      { id: 'intro', state: 'changed' },
      { id: 'lost', state: 'not translated' },
      { id: 'added', state: 'new' },
      { id: 'old', state: 'removed' },
    ]);
    expect(orphanSections(english, translation)).toEqual(['old']);
  });

  it('is accepted by sections, in the order of the English page', () => {
    const accepted = acceptSections(record, english, ['added', 'old']);
    expect(Object.entries(accepted.sections)).toEqual([
      ['intro', 'a'],
      ['same', 'c'],
      ['lost', 'd'],
      ['added', 'e'],
    ]);
    expect(() => acceptSections(record, english, ['other'])).toThrow('no section "other"');
  });

  it('stays up to date after a change that only concerns English', () => {
    const before = [{ id: 'intro', hash: 'a' }, { id: 'same', hash: 'C' }]; // prettier-ignore
    const { record: next, carried } = carryRecord(record, before, english);
    expect(carried).toEqual(['intro']);
    expect(next.sections).toEqual({ ...record.sections, intro: 'A' });
  });
});
