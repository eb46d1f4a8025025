import { installCommands } from '../install-commands';

function byManager(commands: string): Record<string, string> {
  return Object.fromEntries(installCommands(commands).map(({ manager, code }) => [manager, code]));
}

it.each([
  [
    'a package at a version',
    'npm install @mui/x-charts@7.0.0',
    'yarn add @mui/x-charts@7.0.0',
    'pnpm add @mui/x-charts@7.0.0',
  ],
  [
    'several packages',
    'npm install @mui/x-charts @emotion/react@^11.9.0',
    'yarn add @mui/x-charts @emotion/react@^11.9.0',
    'pnpm add @mui/x-charts @emotion/react@^11.9.0',
  ],
  [
    'a development dependency',
    'npm install -D @types/react',
    'yarn add --dev @types/react',
    'pnpm add -D @types/react',
  ],
  ['all packages', 'npm install', 'yarn install', 'pnpm install'],
  ['a script', 'npm run build', 'yarn build', 'pnpm run build'],
  ['a package to remove', 'npm uninstall dayjs', 'yarn remove dayjs', 'pnpm remove dayjs'],
  [
    'a program to run',
    'npx @mui/x-codemod v7.0.0/preset-safe src',
    'yarn dlx @mui/x-codemod v7.0.0/preset-safe src',
    'pnpm dlx @mui/x-codemod v7.0.0/preset-safe src',
  ],
])('%s', (_, npm, yarn, pnpm) => {
  expect(byManager(npm)).toEqual({ npm, yarn, pnpm });
});

it('keeps the lines and comments of several commands', () => {
  const npm = 'npm install react react-dom\n# for types\nnpm install -D typescript';
  expect(byManager(npm)).toEqual({
    npm,
    yarn: 'yarn add react react-dom\n# for types\nyarn add --dev typescript',
    pnpm: 'pnpm add react react-dom\n# for types\npnpm add -D typescript',
  });
});

it('offers the managers in the order in which readers choose them', () => {
  expect(installCommands('npm install').map(({ manager }) => manager)).toEqual([
    'npm',
    'yarn',
    'pnpm',
  ]);
});
