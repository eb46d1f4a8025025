import type { LoadedProject } from './load-project';
import { entryFile, htmlFile, TAILWIND_SHEET } from './entry-files';
import type { ProjectOptions } from './project-options';
import { packageFile, readmeFile, TS_CONFIG, viteConfig } from './package-files';

/** Texts by their paths from the project's root. */
export type ProjectFiles = Record<string, string>;

export interface ExportedProject {
  name: string;
  files: ProjectFiles;
  /** Path of the demo's own file. */
  demo: string;
}

/** A project for Vite that shows a demo as the reader sees it. */
export function makeProject(loaded: LoadedProject, options: ProjectOptions): ExportedProject {
  const { name, variant, styling, direction, editedCode } = options;
  const typed = variant === 'TS';
  const { paths, worker, ...graph } = typed ? loaded.ts : loaded.js;
  const packages = direction === 'rtl' ? graph.rightToLeft : graph.packages;
  const texts = loaded.texts.map(({ ts, js }) => (typed ? ts : js));
  if (editedCode !== undefined) texts[0] = editedCode;
  const own = paths.flatMap((path, index) => (path ? [[`src/${path}`, texts[index] ?? '']] : []));
  const tailwind = styling === 'Tailwind';
  const entry = `src/main.${typed ? 'tsx' : 'jsx'}`;
  const files: ProjectFiles = {
    ...Object.fromEntries(own),
    [entry]: entryFile(paths[0] ?? '', options),
    ...(tailwind && { 'src/tailwind.css': TAILWIND_SHEET }),
    'index.html': htmlFile(entry, options),
    'package.json': packageFile(packages, { name, typed, tailwind }),
    [`vite.config.${typed ? 'ts' : 'js'}`]: viteConfig({ tailwind, worker }),
    ...(typed && { 'tsconfig.json': TS_CONFIG }),
    'README.md': readmeFile(options, Object.keys(packages.dependencies)),
  };
  return { name, files, demo: `src/${paths[0]}` };
}
