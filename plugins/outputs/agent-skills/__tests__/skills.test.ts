import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DOCS_VERSIONS } from '../../../../model/library-versions';
import { readGuide, writeAgentSkills } from '..';
import { makeSkill } from '../make-skill';
import { SKILLS } from '../skills';

const ROOT = path.resolve(__dirname, '../../../..');
const SITE = { siteUrl: 'https://site.example', find: (address: string) => PAGES[address] };

const PAGES: Record<string, string> = {
  '/x/a/': '# First\n\n> About A.\n\n```tsx title="A.tsx"\nconst a = 1;\n```\n\n```tsx\nb\n```\n',
  '/x/b/': '# Second\n\n> About B.\n\n- [ ] [Do it](/x/b.md#it)\n  - [ ] Then this\n',
};

const SOURCE = { name: 'skill', description: 'Use "it".', pages: ['/x/a/', '/x/b/'] };

it('a skill is its guide, with an example, checklists and pages of the site', () => {
  const source = { ...SOURCE, example: '/x/a/', checklists: ['/x/b/'] };
  expect(makeSkill(source, '# Guide\n\nRead `/x/api/a.json`.\n', SITE)).toBe(
    [
      '---\nname: skill\ndescription: "Use \\"it\\"."\n---\n',
      '# Guide\n\nRead <https://site.example/x/api/a.json>.\n',
      '## Example\n\n```tsx title="A.tsx"\nconst a = 1;\n```\n',
      '## Checklist: Second\n\n- [ ] [Do it](https://site.example/x/b.md#it)\n  - [ ] Then this\n',
      '## Pages\n',
      '- [First](https://site.example/x/a.md): About A.',
      '- [Second](https://site.example/x/b.md): About B.\n',
    ].join('\n'),
  );
});

it.each([
  ['a page that is missing', { ...SOURCE, pages: ['/x/c/'] }, '/x/c/, which is missing'],
  ['a page without an example', { ...SOURCE, example: '/x/b/' }, 'no example'],
  ['a page without a checklist', { ...SOURCE, checklists: ['/x/a/'] }, 'no checklist'],
])('%s stops the build', (_, source, message) => {
  expect(() => makeSkill(source, '', SITE)).toThrow(message);
});

it('names and descriptions have the form that clients ask for', () => {
  for (const { name, description } of SKILLS) {
    expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(name.length).toBeLessThanOrEqual(64);
    expect(description.length).toBeLessThanOrEqual(1024);
  }
});

it('every skill has its guide, and pages that exist in their version', () => {
  const folders = DOCS_VERSIONS.map(({ path: at, docs }) => ({
    prefix: at === '' ? '/x/' : `/x/${at}/`,
    folder: docs === 'current' ? 'docs' : `versioned_docs/version-${docs}`,
  })).sort((one, other) => other.prefix.length - one.prefix.length);
  for (const source of SKILLS) {
    expect(readGuide(source)).toMatch(/^# /);
    for (const address of [...source.pages, ...(source.checklists ?? [])]) {
      const place = folders.find(({ prefix }) => address.startsWith(prefix));
      const page = path.join(place?.folder ?? '', address.slice(place?.prefix.length), 'index.mdx');
      expect([page, existsSync(path.join(ROOT, page))]).toEqual([page, true]);
    }
  }
});

it('the index has the hash of each skill', () => {
  const files = new Map<string, string>();
  const page = '# Page\n\n> About it.\n\n```tsx\na\n```\n\n- [ ] Step\n';
  writeAgentSkills({
    write: (file, content) => files.set(file, content),
    find: () => page,
    siteUrl: SITE.siteUrl,
  });
  const index = JSON.parse(files.get('.well-known/agent-skills/index.json') ?? '') as {
    skills: { name: string; url: string; digest: string }[];
  };
  expect(index.skills.map(({ name }) => name)).toEqual(SKILLS.map(({ name }) => name));
  for (const { url, digest } of index.skills) {
    const content = files.get(url.slice(1)) ?? '';
    expect(digest).toBe(`sha256:${createHash('sha256').update(content).digest('hex')}`);
  }
});
