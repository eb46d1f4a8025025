import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from 'tailwindcss';
import type { TailwindInput } from '../../../model/demo-code';
import { cached } from '../../bundler/disk-cache';
import { classCandidates } from './class-candidates';
import { TAILWIND_VERSION } from './tailwind-version';

/**
 * Only utilities, without layers: Emotion's styles have none, and would win over any layer. The
 * reset is left out, as it would change the page around the demo. The theme's values are in the
 * rules, so no variables reach the page either. `dark:` and `rtl:` follow the site.
 */
const INPUT = `
@import 'tailwindcss/theme.css' theme(inline);
@custom-variant dark (&:where([data-theme='dark'], [data-theme='dark'] *));
@custom-variant rtl (&:where(:dir(rtl), [dir='rtl'], [dir='rtl'] *, [data-direction='rtl'] *));
@custom-variant ltr (&:where(:dir(ltr), [dir='ltr'], [dir='ltr'] *):where(:not([data-direction='rtl'] *)));
@source not inline('container');
@tailwind utilities;
`;

/** Reads the files that the input imports, which belong to Tailwind. */
async function loadStylesheet(id: string) {
  const file = require.resolve(id);
  return { path: file, base: path.dirname(file), content: await readFile(file, 'utf8') };
}

/** Reads the sources of a style sheet. */
export async function readTailwindInput(): Promise<TailwindInput> {
  return { input: INPUT, theme: (await loadStylesheet('tailwindcss/theme.css')).content };
}

/**
 * Compiles the style sheet of demos that are shown together, without `container`, which is a class of
 * the page's layout.
 * @param codes sources of the demos
 */
export async function compileTailwind(codes: readonly string[]): Promise<string> {
  const candidates = classCandidates(codes);
  return cached([TAILWIND_VERSION, INPUT, ...candidates].join('\n'), async () => {
    const compiler = await compile(INPUT, { loadStylesheet });
    return compiler.build(candidates);
  });
}
