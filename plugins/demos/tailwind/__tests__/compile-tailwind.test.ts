import { readFileSync } from 'node:fs';
import path from 'node:path';
import { classCandidates } from '../class-candidates';
import { compileTailwind } from '../compile-tailwind';

jest.mock('../../../bundler/disk-cache', () => ({
  cached: (_key: string, make: () => Promise<string>) => make(),
}));

const FILE = path.join(__dirname, 'fixtures', 'Card.tailwind.tsx');
const CARD = readFileSync(FILE, 'utf8');

/** Names of the classes that a sheet has rules for. */
function classesIn(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const names = rules.match(/\.(?:\\.|[\w-])+(?=[^{}]*\{)/g) ?? [];
  const classes = names.map((name) => name.slice(1).replaceAll('\\', ''));
  return [...new Set(classes)].filter((name) => /^[a-z]/.test(name)).sort();
}

it('has rules for the classes in strings and for nothing else', async () => {
  expect(classesIn(await compileTailwind([CARD]))).toEqual([
    'bg-red-50!',
    'border',
    'dark:bg-slate-800',
    'flex',
    'ltr:pr-4',
    'md:p-4',
    'p-2',
    'rounded-lg',
    'rtl:pl-4',
    'text-sm',
  ]);
});

it('names of props, imports, words of the text and comments are not classes', () => {
  const candidates = classCandidates([CARD]);
  expect(candidates).toContain('rounded-lg');
  for (const word of ['hidden', 'grid', 'italic', 'underline', 'shadow-lg']) {
    expect(candidates).not.toContain(word);
  }
});

it('leaves the page as it is: no reset, no base layer, no variables of the theme', async () => {
  const css = await compileTailwind([CARD]);
  expect(css).not.toMatch(/@layer (?:base|theme|utilities)|@import/);
  expect(css).not.toMatch(/^\s*(?:html|body|h1|button|img|a|:root)\b[^{}]*\{/m);
  // In browsers without @property, values that nothing but Tailwind's rules read.
  const everything = /\*, ::before, ::after, ::backdrop \{([^}]*)\}/.exec(css)?.[1] ?? '';
  const others = css.replace(/\*, ::before, ::after, ::backdrop \{[^}]*\}/, '');
  expect(others).not.toMatch(/^\s*\*/m);
  const values = everything.split(';').filter((line) => line.trim() !== '');
  expect(values.filter((line) => !line.trim().startsWith('--tw-'))).toEqual([]);
});

it("utilities are in no layer, as layers lose against Emotion's styles", async () => {
  const css = await compileTailwind([CARD]);
  const layers = [...css.matchAll(/@layer ([\w.-]+)/g)].map(([, name]) => name);
  expect(layers.filter((name) => name !== 'properties')).toEqual([]);
  expect(css).toMatch(/^\.bg-red-50\\! \{\s*background-color: oklch\(.*\) !important;/m);
});

it('dark and directions follow the site', async () => {
  const css = await compileTailwind([CARD]);
  expect(css).toContain(".dark\\:bg-slate-800:where([data-theme='dark'], [data-theme='dark'] *) {");
  expect(css).toMatch(/\.rtl\\:pl-4:where\(:dir\(rtl\),.*\[data-direction='rtl'\] \*\) \{/);
  expect(css).toMatch(/\.ltr\\:pr-4:where\(:dir\(ltr\),.*:not\(\[data-direction='rtl'\] \*\)\) \{/);
  expect(css).not.toContain('prefers-color-scheme');
});

it('wider screens come behind, also when their class is in another demo', async () => {
  const wide = 'const a = "md:p-4";';
  const narrow = 'const b = "p-2";';
  const css = await compileTailwind([wide, narrow]);
  expect(css.indexOf('md\\:p-4')).toBeGreaterThan(css.indexOf('.p-2'));
  expect(await compileTailwind([narrow, wide])).toBe(css);
});
