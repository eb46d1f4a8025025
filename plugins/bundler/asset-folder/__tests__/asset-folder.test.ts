import { getFileLoaderUtils } from '@docusaurus/utils';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { assetFolder } from '..';

class CssExtractRspackPlugin {
  constructor(readonly options: { filename: string; chunkFilename: string }) {}

  apply(): void {}
}

/** The part of the bundler's configuration that names files, as Docusaurus makes it. */
function configuration() {
  const sheets = new CssExtractRspackPlugin({
    filename: 'assets/css/[name].css',
    chunkFilename: 'assets/css/[name].css',
  });
  return {
    output: { filename: 'assets/js/[name].js', chunkFilename: 'assets/js/[id].js' },
    plugins: [{ apply: () => undefined }, sheets],
  };
}

function configured(folder: string) {
  const config = configuration();
  const { configureWebpack } = assetFolder(folder)() ?? {};
  if (typeof configureWebpack !== 'function') return config;
  configureWebpack(config, false, {} as ConfigureWebpackUtils, undefined);
  return config;
}

it('leaves the documented version as Docusaurus has it', () => {
  expect(configured('assets').output).toEqual(configuration().output);
});

it('moves scripts and styles of a version', () => {
  const { output, plugins } = configured('assets/6.20');
  expect(output).toEqual({
    filename: 'assets/6.20/js/[name].js',
    chunkFilename: 'assets/6.20/js/[id].js',
  });
  expect(plugins[1]).toMatchObject({
    options: {
      filename: 'assets/6.20/css/[name].css',
      chunkFilename: 'assets/6.20/css/[name].css',
    },
  });
});

it.each([true, false])('moves images, fonts and files of MDX and CSS (server: %s)', (isServer) => {
  configured('assets/6.20');
  const { loaders, rules } = getFileLoaderUtils(isServer);
  expect(JSON.stringify(rules.fonts())).toContain('"name":"assets/6.20/fonts/');
  expect(loaders.inlineMarkdownImageFileLoader).toContain('&name=assets/6.20/images/[name]');
  expect(loaders.inlineMarkdownAssetImageFileLoader).toContain('?name=assets/6.20/images/[name]');
  expect(loaders.inlineMarkdownLinkFileLoader).toContain('?name=assets/6.20/files/[name]');
});

it('stops where Docusaurus writes style sheets in another way', () => {
  const { configureWebpack } = assetFolder('assets/6.20')() ?? {};
  if (typeof configureWebpack !== 'function') throw new Error('The plugin changes nothing');
  const config = { ...configuration(), plugins: [] };
  expect(() => configureWebpack(config, false, {} as ConfigureWebpackUtils, undefined)).toThrow(
    'Docusaurus writes style sheets in another way',
  );
});
