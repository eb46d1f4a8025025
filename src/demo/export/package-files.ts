import { PROJECT_NODE, PROJECT_TOOLS } from '@site/model/exported-project';
import type { ProjectPackages } from '@site/model/demo-code';
import { kebabCase } from '@site/model/kebab-case';
import type { PackageManager } from '@site/model/preferences';

type Tool = keyof typeof PROJECT_TOOLS;

interface Kind {
  /** Set if it is written in TypeScript. */
  typed: boolean;
  tailwind: boolean;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function toolsFor({ typed, tailwind }: Kind): Tool[] {
  return [
    ...(tailwind ? (['@tailwindcss/vite', 'tailwindcss'] as const) : []),
    '@vitejs/plugin-react',
    ...(typed ? (['typescript'] as const) : []),
    'vite',
  ];
}

/** The manifest, with every version exact. */
export function packageFile(packages: ProjectPackages, kind: Kind & { name: string }): string {
  const tools = toolsFor(kind).map((tool) => [tool, PROJECT_TOOLS[tool]] as const);
  const development = [...Object.entries(packages.types), ...tools];
  return json({
    name: kebabCase(kind.name),
    private: true,
    type: 'module',
    engines: { node: PROJECT_NODE },
    scripts: {
      dev: 'vite',
      build: kind.typed ? 'tsc && vite build' : 'vite build',
      preview: 'vite preview',
    },
    dependencies: packages.dependencies,
    devDependencies: Object.fromEntries(development.sort(([a], [b]) => (a < b ? -1 : 1))),
  });
}

export const TS_CONFIG = json({
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    isolatedModules: true,
    skipLibCheck: true,
    types: ['vite/client'],
  },
  include: ['src', 'vite.config.ts'],
});

/**
 * @param needs.worker whether the demo starts one: its file may load others
 */
export function viteConfig(needs: { tailwind: boolean; worker: boolean }): string {
  const plugins = needs.tailwind ? 'react(), tailwindcss()' : 'react()';
  return [
    ...(needs.tailwind ? ["import tailwindcss from '@tailwindcss/vite';"] : []),
    "import react from '@vitejs/plugin-react';",
    "import { defineConfig } from 'vite';",
    '',
    'export default defineConfig({',
    `  plugins: [${plugins}],`,
    ...(needs.worker ? ["  worker: { format: 'es' },"] : []),
    '});',
    '',
  ].join('\n');
}

const COMMERCIAL = /^@mui\/x-.+-(?:pro|premium)$/;

interface ReadmeFacts {
  name: string;
  /** Of the demo in the docs. */
  address: string;
  packageManager: PackageManager;
}

/** README of the project: its origin, how to run it, and what it lacks. */
export function readmeFile(
  { name, address, packageManager }: ReadmeFacts,
  packages: readonly string[],
): string {
  const commercial = packages.filter((each) => COMMERCIAL.test(each));
  return [
    `# ${name}`,
    '',
    `A demo of the [MUI X documentation](${address}).`,
    '',
    `Run it with \`${packageManager} install && ${packageManager} run dev\`; it needs Node ${PROJECT_NODE}.`,
    '',
    ...(commercial.length > 0
      ? [
          `For ${commercial.join(' and ')} you need a [license key](https://mui.com/r/x-get-license), which is not part of the project.`,
          '',
        ]
      : []),
  ].join('\n');
}
