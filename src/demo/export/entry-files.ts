import { ENTRY_IMPORTS } from '@site/model/exported-project';
import type { ProjectOptions } from './project-options';

/**
 * As the docs compile it: no reset, and utilities without a layer, as those of a layer would give
 * way to Emotion's styles.
 */
export const TAILWIND_SHEET = `@import 'tailwindcss/theme.css';
@custom-variant dark (&:where(.dark, .dark *));
@tailwind utilities;
`;

/** The cache of Emotion's styles, where its own will not do. */
function cacheLines(rightToLeft: boolean, tailwind: boolean): string[] {
  if (!rightToLeft && !tailwind) return [];
  const options = [
    `key: '${rightToLeft ? 'mui-rtl' : 'mui'}'`,
    ...(tailwind ? ['prepend: true'] : []),
    ...(rightToLeft ? ['stylisPlugins: [prefixer, rtlPlugin]'] : []),
  ];
  const reason = tailwind ? ["// Before Tailwind's styles, which win by coming later."] : [];
  return [...reason, `const cache = createCache({ ${options.join(', ')} });`];
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

/** The file that shows the demo, in the reader's color mode and direction. */
export function entryFile(demo: string, options: ProjectOptions): string {
  const { name, styling, mode, direction } = options;
  const tailwind = styling === 'Tailwind';
  const rightToLeft = direction === 'rtl';
  const cache = cacheLines(rightToLeft, tailwind);
  const themed = [
    '<ThemeProvider theme={theme}>',
    ...indent(['<CssBaseline />', `<${name} />`]),
    '</ThemeProvider>',
  ];
  const shown =
    cache.length > 0
      ? ['<CacheProvider value={cache}>', ...indent(themed), '</CacheProvider>']
      : themed;
  return [
    ...ENTRY_IMPORTS.always,
    ...(cache.length > 0 ? ENTRY_IMPORTS.cache : []),
    ...(rightToLeft ? ENTRY_IMPORTS.rightToLeft : []),
    `import ${name} from './${demo.replace(/\.[jt]sx$/, '')}';`,
    ...(tailwind ? ["import './tailwind.css';"] : []),
    '',
    `const theme = createTheme({ direction: '${direction}', palette: { mode: '${mode}' } });`,
    ...cache,
    '',
    "const root = document.getElementById('root');",
    'if (root) {',
    ...indent(['createRoot(root).render(', ...indent(shown.slice(0, -1)), `  ${shown.at(-1)},`]),
    '  );',
    '}',
    '',
  ].join('\n');
}

/** The page around it. */
export function htmlFile(entry: string, { name, mode, direction }: ProjectOptions): string {
  return `<!doctype html>
<html lang="en" dir="${direction}"${mode === 'dark' ? ' class="dark"' : ''}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="${mode}" />
    <title>${name}</title>
    <style>
      body {
        padding: 24px;
      }
    </style>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${entry}"></script>
  </body>
</html>
`;
}
