import { readEnvironment } from '../environment';
import { pluginsFor, themesFor } from '../plugins';
import { themeConfigFor } from '../theme-config';

const PLAIN = readEnvironment({} as NodeJS.ProcessEnv);
const HOSTED = readEnvironment({
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_API_KEY: 'key',
  ALGOLIA_INDEX_NAME: 'docs',
} as object as NodeJS.ProcessEnv);

/** Names of the functions in a list of plugins or themes. */
const namesOf = (listed: readonly unknown[] = []) =>
  listed.flatMap((each) => (typeof each === 'function' ? each.name : []));

it('the search is embedded, and nothing of DocSearch is there', () => {
  expect(namesOf(themesFor(PLAIN))).toContain('embeddedSearchPlugin');
  expect(themeConfigFor(PLAIN)).not.toHaveProperty('algolia');
});

it('with the values for hosted search DocSearch takes its place, for the reader’s language and version', () => {
  expect(namesOf(themesFor(HOSTED))).not.toContain('embeddedSearchPlugin');
  expect(namesOf(pluginsFor(HOSTED))).not.toContain('embeddedSearchPlugin');
  expect(themeConfigFor(HOSTED)).toMatchObject({
    algolia: { appId: 'APP', apiKey: 'key', indexName: 'docs', contextualSearch: true },
  });
});
