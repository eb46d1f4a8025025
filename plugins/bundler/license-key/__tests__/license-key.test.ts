import { licenseKey } from '..';

/** Of the form of a key, and none. */
const KEY = `${'0123456789abcdef'.repeat(2)}Tk9ORQ==`;
const OTHER = `${'fedcba9876543210'.repeat(2)}Tk9ORQ==`;

class DefinePlugin {
  constructor(readonly definitions: Record<string, string>) {}
}

/** Returns the values that the plugin adds to the bundler's configuration. */
function added(key: string | undefined, isServer = false) {
  const config = { experiments: { cache: { version: 'site' } } };
  const configure = licenseKey(key)().configureWebpack as unknown as (
    ...args: [object, boolean, object]
  ) => Partial<typeof config> & { plugins: DefinePlugin[] };
  const { plugins, experiments } = configure(config, isServer, {
    currentBundler: { instance: { DefinePlugin } },
  });
  return {
    constants: plugins.map(({ definitions }) => definitions),
    cache: experiments?.cache.version,
  };
}

it.each([undefined, ''])('without a key (%j) there is none to set, and the cache stays', (key) => {
  expect(added(key)).toEqual({
    constants: [{ MUI_X_LICENSE_KEY: 'undefined' }],
    cache: undefined,
  });
});

it("a key goes into the browser's files", () => {
  expect(added(KEY).constants).toEqual([{ MUI_X_LICENSE_KEY: JSON.stringify(KEY) }]);
});

it('a key is kept out of what renders pages', () => {
  expect(added(KEY, true)).toEqual({
    constants: [{ MUI_X_LICENSE_KEY: 'undefined' }],
    cache: undefined,
  });
});

it('each key has a cache of its own, whose name does not tell the key', () => {
  const names = [added(KEY).cache, added(KEY).cache, added(OTHER).cache];
  expect(names[0]).toMatch(/^site-[0-9a-f]{8}$/);
  expect(names[1]).toBe(names[0]);
  expect(names[2]).not.toBe(names[0]);
  expect(KEY).not.toContain(names[0]?.slice('site-'.length));
});
