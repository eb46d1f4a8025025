import type { Plugin } from '@docusaurus/types';
import type { Family } from '../../model/families';
import versions from '../../model/versions.json';

const GANTT: Family = { id: 'gantt', sidebar: 'gantt', hasPackages: true };
const VERSION = { version: '7.0.0-rc.1', plans: ['pro'] };

/** Mocks the lists of families, so modules that are imported afterwards see one more family. */
async function addGantt(): Promise<void> {
  const model = await import('../../model/families');
  const families: readonly Family[] = [...model.FAMILIES, GANTT];
  jest.resetModules();
  jest.doMock('../../model/families', () => ({
    ...model,
    FAMILIES: families,
    FAMILY_TITLES: { ...model.FAMILY_TITLES, gantt: { title: 'Gantt' } },
    componentFamilies: () => families.filter(({ hasPackages }) => hasPackages),
    findFamily: (id: string) => families.find((family) => family.id === id),
  }));
  jest.doMock('../../model/versions.json', () =>
    versions.map((each) => ({ ...each, families: { ...each.families, gantt: VERSION } })),
  );
}

describe('what follows a family that is added to the list', () => {
  beforeAll(addGantt);

  it('the packages of the reference', async () => {
    const { apiPackagesOf } = await import('../../plugins/api-reference/families');
    const { WORKING_COPY } = await import('../../model/library-versions');
    expect(apiPackagesOf(WORKING_COPY).slice(-2)).toEqual([
      { name: '@mui/x-gantt' },
      { name: '@mui/x-gantt-pro', plan: 'pro' },
    ]);
  });

  it('the documented versions', async () => {
    const { DOCUMENTED_VERSIONS } = await import('../../model/library-versions');
    expect(DOCUMENTED_VERSIONS['@mui/x-gantt-pro']).toBe(VERSION.version);
  });

  it('the shortcuts of the installed app', async () => {
    const { webManifest } = await import('../../plugins/outputs/offline/web-manifest');
    const manifest = webManifest({ baseUrl: '/zh/', lang: 'zh-CN', text: (key) => key });
    expect(manifest.shortcuts.at(-1)).toMatchObject({
      name: 'family.gantt',
      url: '/zh/x/react-gantt/',
    });
  });

  it('the chunks of libraries', async () => {
    const { libraryChunks } = await import('../../plugins/bundler/library-chunks');
    const { WORKING_COPY } = await import('../../model/library-versions');
    const { configureWebpack } = libraryChunks(WORKING_COPY)({ siteDir: '/site' });
    const configure = configureWebpack as NonNullable<Plugin['configureWebpack']>;
    const config = JSON.stringify(
      (configure as (...args: unknown[]) => unknown)({ mode: 'production' }, false),
    );
    expect(config).toContain('"gantt":');
    expect(config).toContain('"gantt-pro":');
  });

  it('the families of the news', async () => {
    const { NEWS_FAMILIES } = await import('../../model/news/entry');
    expect(NEWS_FAMILIES).toMatchObject({ gantt: 'Gantt' });
  });
});
