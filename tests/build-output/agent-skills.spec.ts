import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BUILD, readBuilt } from '../../e2e/fixtures/built-files';
import { fencesOf, linksOf, proseOf } from '../../e2e/fixtures/built-markdown';
import { typeErrors } from '../../e2e/fixtures/type-errors';
import { documentedVersionOf, workingCopyOf } from '../../model/docs-version';
import { DOCS_VERSIONS } from '../../model/library-versions';
import { packagesDirOf } from '../../plugins/files/packages-dir';
import { parseCodeName } from '../../plugins/mdx/api-names/code-names';
import { judgeName } from '../../plugins/mdx/api-names/judge-name';
import { readReference, wordsIn } from '../../plugins/mdx/api-names/reference';
import { expect, test } from '@playwright/test';

const ROOT = path.resolve(__dirname, '../..');

interface Skill {
  name: string;
  url: string;
  digest: string;
}

const { skills } = JSON.parse(readBuilt('.well-known/agent-skills/index.json')) as {
  skills: readonly Skill[];
};

/** What a skill may name: the members of the version that it is about. */
function knownNames(name: string) {
  const isNext = name.endsWith('7-29');
  const version = isNext ? workingCopyOf(DOCS_VERSIONS) : documentedVersionOf(DOCS_VERSIONS);
  const folder = isNext ? 'docs' : `versioned_docs/version-${version.docs}`;
  return {
    reference: readReference(path.join(ROOT, folder)),
    packagesDir: packagesDirOf(ROOT, version),
    version,
  };
}

/** Names in inline code of a text. */
function namesIn(markdown: string): string[] {
  return [...markdown.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].flatMap(([, code = '']) => {
    const parsed = parseCodeName(code);
    return parsed && parsed.form !== 'class' ? [parsed.name] : [];
  });
}

test('the index has all skills, with the hashes of what is served', () => {
  expect(skills.length).toBe(7);
  for (const { url, digest } of skills) {
    const hash = createHash('sha256')
      .update(readBuilt(url.slice(1)))
      .digest('hex');
    expect(digest, url).toBe(`sha256:${hash}`);
  }
});

for (const { name, url } of skills) {
  test(`${name}: all names of the API are in the reference`, () => {
    // Checklists of migrations name members that are gone.
    const [guide = ''] = readBuilt(url.slice(1)).split('\n## Checklist');
    const names = namesIn(guide.replace(/^(`{3,})[\s\S]*?^\1$/gm, ''));
    const known = knownNames(name);
    const used = new Set(fencesOf(guide).flatMap(wordsIn));
    expect(names.filter((each) => !judgeName(each, known, used).known)).toEqual([]);
  });

  test(`${name}: all addresses exist`, () => {
    const markdown = readBuilt(url.slice(1));
    const inAngles = [...proseOf(markdown).matchAll(/<(https:[^>]+)>/g)].map(
      ([, each = '']) => each,
    );
    const addresses = [...linksOf(markdown), ...inAngles].map((each) => new URL(each));
    expect(addresses.length).toBeGreaterThan(0);
    const missing = addresses.filter(({ pathname }) => {
      const file = path.join(BUILD, pathname);
      return !existsSync(pathname.endsWith('/') ? path.join(file, 'index.html') : file);
    });
    expect(missing.map(({ href }) => href)).toEqual([]);
  });
}

test('all code of skills compiles', () => {
  const code = skills.flatMap(({ name, url }) =>
    fencesOf(readBuilt(url.slice(1))).map((fence, index): [string, string] => [
      `${name}-${index}.tsx`,
      fence,
    ]),
  );
  expect(code.length).toBeGreaterThanOrEqual(4);
  expect(typeErrors(new Map(code))).toEqual([]);
});
