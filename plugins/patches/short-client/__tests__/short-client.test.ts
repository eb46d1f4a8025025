import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import answerLoader from '../answer-loader.cjs';
import { filesBelow } from '../../../files/files-below';
import { shortClient } from '..';
import siteConfigLoader from '../site-config-loader.cjs';
import siteMetadataLoader from '../site-metadata-loader.cjs';

const PROJECT = path.join(__dirname, '../../../..');
const folderOf = (name: string) => path.join(PROJECT, 'node_modules', name);
const CLIENT = path.join(folderOf('@docusaurus/core'), 'lib/client');
const ROUTER = path.join(folderOf('react-router'), 'esm/react-router.js');
const THEMES = ['theme-classic', 'theme-common', 'plugin-content-docs'].map((name) =>
  path.join(folderOf(`@docusaurus/${name}`), 'lib'),
);

/** Packages of the router that are replaced. */
const REPLACED = ['history', 'hoist-non-react-statics', 'react-is'];

const clientFile = (name: string) => readFileSync(path.join(CLIENT, name), 'utf8');

/** Runs the function that Docusaurus calls for its bundler. */
function configure(mode: string, isServer: boolean) {
  const run = shortClient({ generatedFilesDir: '/generated' }).configureWebpack as unknown as (
    config: object,
    isServer: boolean,
  ) => { module?: { rules: { resource: string; resolve?: { alias: Record<string, string> } }[] } };
  return run({ mode }, isServer);
}

it('leaves out what only the build reads of the configuration', () => {
  const config = {
    title: 'MUI X',
    presets: [['classic', {}]],
    future: { faster: {}, experimental_router: 'browser' },
    themeConfig: { prism: { theme: {} }, navbar: { title: 'MUI X' } },
  };
  const source = `/* GENERATED */\nexport default ${JSON.stringify(config, null, 2)};\n`;
  const short = siteConfigLoader(source);
  expect(JSON.parse(short.slice('export default '.length, -1))).toEqual({
    title: 'MUI X',
    future: { experimental_router: 'browser' },
    themeConfig: { navbar: { title: 'MUI X' } },
  });
});

it('refuses a configuration that is written in another way', () => {
  expect(() => siteConfigLoader('module.exports = {}')).toThrow('in another way');
});

it('leaves out the versions of plugins', () => {
  const metadata = { docusaurusVersion: '3.10.2', pluginVersions: { docs: { type: 'local' } } };
  expect(JSON.parse(siteMetadataLoader(JSON.stringify(metadata)))).toEqual({
    docusaurusVersion: '3.10.2',
    pluginVersions: {},
  });
});

it.each([
  [path.join(CLIENT, 'clientEntry.js'), 'return false ? (<HashRouter>'],
  [ROUTER, 'var createContext = React.createContext;'],
])('answers the question of %s', (file, answered) => {
  const answer = (source: string) => answerLoader.call({ resourcePath: file }, source);
  expect(answer(readFileSync(file, 'utf8'))).toContain(answered);
  expect(() => answer('')).toThrow('in another way');
});

it('gives the router what it imports, under the same names', () => {
  const imports = [...readFileSync(ROUTER, 'utf8').matchAll(/^import (.*) from '([\w-]+)';$/gm)];
  const replaced = imports.filter(([, , name = '']) => REPLACED.includes(name));
  expect(replaced.map(([, , name]) => name).sort()).toEqual(REPLACED);
  const exported = ['history.js', 'unused.js']
    .map((file) => readFileSync(path.join(__dirname, '..', file), 'utf8'))
    .join('\n');
  const names = replaced.flatMap(([, list = '']) => /\{(.*)\}/.exec(list)?.[1]?.split(',') ?? []);
  expect(names.map((name) => name.trim()).filter((name) => !exported.includes(name))).toEqual([]);
});

it('no script has the component whose parts are left out', () => {
  const folders = [CLIENT, path.join(PROJECT, 'src'), ...THEMES];
  const files = folders.flatMap((folder) =>
    filesBelow(folder)
      .filter((file) => /\.[jt]sx?$/.test(file) && !file.includes('__tests__'))
      .map((file) => path.join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('withRouter'))).toEqual([]);
});

it('replaces a banner that Docusaurus imports by that path', () => {
  const { module } = configure('production', false);
  const [alias] =
    module?.rules.flatMap(({ resolve }) => Object.entries(resolve?.alias ?? {})) ?? [];
  const [request = '', replacement = ''] = alias ?? [];
  expect(clientFile('App.js')).toContain(`from '${request}'`);
  expect(existsSync(replacement)).toBe(true);
});

it.each([
  ['the server', 'production', true],
  ['the development server', 'development', false],
])('leaves %s alone', (_, mode, isServer) => {
  expect(configure(mode, isServer)).toEqual({});
});
