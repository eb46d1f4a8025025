/** Tailwind in the browser: fetched when a demo that is styled with it is edited. */
import { tsxLanguage } from '@codemirror/lang-javascript';
import tailwind from '@generated/demo-libraries/default/tailwind.json';
import { compile } from 'tailwindcss';

const STRINGS = new Set(['String', 'TemplateString', 'JSXAttributeValue']);

/**
 * Returns the words in the strings of the code: Tailwind ignores those that are not its classes.
 */
export function classesInCode(code: string): string[] {
  const found: string[] = [];
  tsxLanguage.parser.parse(code).iterate({
    enter: ({ name, from, to }) => {
      if (STRINGS.has(name)) found.push(...code.slice(from, to).split(/[\s"'`{}$]+/));
    },
  });
  return found;
}

/** The classes that a sheet of Tailwind's has rules for. */
export function classesInSheet(css: string): string[] {
  return [...css.matchAll(/^\s*\.((?:\\.|[\w-])+)/gm)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  );
}

/**
 * The style sheet of an edited demo. Classes win by their order in the sheet, so it has those of
 * the whole page: as the last sheet it is right for all of them.
 * @param pageSheet the one that the build made for the demos of the page
 */
export async function tailwindSheet(code: string, pageSheet: string): Promise<string> {
  const compiler = await compile(tailwind.input, {
    loadStylesheet: async (id) => ({ path: id, base: '/', content: tailwind.theme }),
  });
  return compiler.build([...classesInSheet(pageSheet), ...classesInCode(code)]);
}
