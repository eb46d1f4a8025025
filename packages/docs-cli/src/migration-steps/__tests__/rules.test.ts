import { RULES } from '../rules';
import { siteGuides } from './site-guides';

const GUIDES = siteGuides('next');

describe.each(Object.entries(RULES))('rules of %s', (name, rules) => {
  const guide = GUIDES.find((each) => each.name === name);
  const sections = new Map(guide?.sections.map((section) => [section.id, section]));

  it('point to sections that the guide has', () => {
    expect(sections.size).toBeGreaterThan(5);
    expect(rules.map(({ section }) => section).filter((id) => !sections.has(id))).toEqual([]);
  });

  it('show sentences without markup', () => {
    const shown = rules.map(({ section }) => sections.get(section));
    const texts = shown.map((section) => `${section?.heading}. ${section?.summary}`);
    expect(texts.filter((text) => /[<>{}]|\]\(|^\.|undefined/.test(text))).toEqual([]);
    // Few sections begin with a list or a table.
    expect(shown.filter((section) => section?.summary).length).toBeGreaterThan(shown.length / 2);
  });
});

describe('rules', () => {
  it('are for guides that exist, for each guide from version 6 on', () => {
    const names = GUIDES.map(({ name }) => name).filter((name) => /-v6$|-\d+-\d+$/.test(name));
    expect(Object.keys(RULES).sort()).toEqual(names.sort());
  });
});
