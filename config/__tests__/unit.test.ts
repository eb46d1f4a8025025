import type { DocsVersion } from '../../model/docs-version';
import { readUnit } from '../unit';

const DOCUMENTED: DocsVersion = {
  id: '7.0.0',
  docs: '7.0.0',
  path: '',
  label: '7.0.0',
  status: 'current',
  banner: 'none',
  date: '2024-03-22',
  packages: null,
  families: { charts: { version: '7.0.0', plans: [] } },
};
const OLD: DocsVersion = { ...DOCUMENTED, id: '6.20', path: '6.20', languages: ['en', 'zh'] };

function unitOf(env: Record<string, string>) {
  return readUnit(env as NodeJS.ProcessEnv, [DOCUMENTED, OLD]);
}

it('is the documented version in English where nothing is said', () => {
  const expected = { path: '', language: 'en', docsVersion: DOCUMENTED };
  expect(unitOf({})).toMatchObject(expected);
  expect(unitOf({ DOCS_UNIT: '', DOCUSAURUS_CURRENT_LOCALE: 'undefined' })).toMatchObject(expected);
});

it('follows --locale', () => {
  expect(unitOf({ DOCUSAURUS_CURRENT_LOCALE: 'pt' })).toMatchObject({ path: '', language: 'pt' });
});

it('follows its name', () => {
  const expected = { path: '6.20', language: 'zh', docsVersion: OLD };
  expect(unitOf({ DOCS_UNIT: 'x/6.20/zh' })).toMatchObject(expected);
  const env = { DOCS_UNIT: 'x/6.20/zh', DOCUSAURUS_CURRENT_LOCALE: 'zh' };
  expect(unitOf(env)).toMatchObject(expected);
});

it.each([
  [{ DOCS_UNIT: 'x/6.20/pt' }, 'There is no unit "x/6.20/pt", but x/current/en, '],
  [{ DOCUSAURUS_CURRENT_LOCALE: 'de' }, '--locale must be one of en, zh, pt, got "de"'],
  [
    { DOCS_UNIT: 'x/6.20/en', DOCUSAURUS_CURRENT_LOCALE: 'zh' },
    'DOCS_UNIT is x/6.20/en, so --locale must not be "zh"',
  ],
])('refuses %j in one line', (env, message) => {
  expect(() => unitOf(env)).toThrow(message);
});
