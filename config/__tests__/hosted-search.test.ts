import { readEnvironment } from '../environment';
import { pluginsFor, themesFor } from '../plugins';
import { themeConfigFor } from '../theme-config';
import { embeddedSearch } from '../../plugins/outputs/search';

const PLAIN = readEnvironment({} as NodeJS.ProcessEnv);
const HOSTED = readEnvironment({
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_API_KEY: 'key',
  ALGOLIA_INDEX_NAME: 'docs',
} as object as NodeJS.ProcessEnv);

it('the search is embedded, and nothing of DocSearch is there', () => {
  expect(themesFor(PLAIN)).toContain(embeddedSearch);
  expect(themeConfigFor(PLAIN)).not.toHaveProperty('algolia');
});

it('with the values for hosted search DocSearch takes its place, for the reader’s language and version', () => {
  expect(themesFor(HOSTED)).not.toContain(embeddedSearch);
  expect(pluginsFor(HOSTED)).not.toContain(embeddedSearch);
  expect(themeConfigFor(HOSTED)).toMatchObject({
    algolia: { appId: 'APP', apiKey: 'key', indexName: 'docs', contextualSearch: true },
  });
});
