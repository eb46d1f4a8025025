import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentedVersionOf, type DocsVersion } from '../../../model/docs-version';
import { DOCS_VERSIONS } from '../../../model/library-versions';

const ROOT = path.join(__dirname, '../../..');

/** Files of `npm run build`, with all that it imports. */
const COMMAND = [
  ...['config', 'model', 'package.json', 'package-lock.json'],
  ...['scripts/archive-version', 'scripts/build', 'scripts/merge'],
  ...['scripts/docs-versions.mjs', 'scripts/install-unit-packages.mjs'],
  ...['scripts/load-typescript.mjs', 'scripts/project-root.mjs', 'scripts/run-command.mjs'],
];

/** What the mock of Docusaurus does next: see fake-docusaurus.mjs. */
export function setBehavior(project: string, behavior: string): void {
  mkdirSync(path.join(project, 'docs'), { recursive: true });
  writeFileSync(path.join(project, 'docs/behavior'), behavior);
}

/**
 * A documented version whose pages are in `docs/`, and an archived one in English. Neither has packages
 * of its own, or other data that was kept when it was cut.
 */
function mockVersions(): DocsVersion[] {
  const { languages: _, ...documented } = documentedVersionOf(DOCS_VERSIONS);
  const archived = DOCS_VERSIONS.find(({ status }) => status === 'archived');
  if (!archived) throw new Error('The site has no archived version');
  return [
    { ...documented, docs: 'current', packages: null },
    { ...archived, packages: null },
  ];
}

/**
 * Makes a project that has the command, and a mock of Docusaurus.
 * @param project absolute path of a folder
 */
export function makeFakeProject(project: string): void {
  const to = (file: string) => path.join(project, file);
  for (const file of COMMAND) cpSync(path.join(ROOT, file), to(file), { recursive: true });
  for (const folder of ['archive-version', 'build', 'merge']) {
    rmSync(to(`scripts/${folder}/__tests__`), { recursive: true });
  }
  symlinkSync(path.join(ROOT, 'plugins'), to('plugins'));
  writeFileSync(to('model/versions.json'), JSON.stringify(mockVersions()));
  // They would lead to pages that the mock does not make.
  writeFileSync(to('config/redirects.tsv'), '');
  const bin = to('node_modules/@docusaurus/core/bin');
  mkdirSync(bin, { recursive: true });
  cpSync(path.join(__dirname, 'fake-docusaurus.mjs'), path.join(bin, 'docusaurus.mjs'));
  for (const name of ['@turbo', 'jiti', 'tar-stream']) {
    symlinkSync(path.join(ROOT, 'node_modules', name), to(`node_modules/${name}`));
  }
  setBehavior(project, 'succeeds');
}
