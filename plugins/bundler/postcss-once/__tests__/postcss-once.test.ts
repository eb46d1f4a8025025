import postcss, { type AcceptedPlugin } from 'postcss';
import { postcssOnce } from '..';

const PRESET = require.resolve('postcss-preset-env');

function configured(plugins: unknown[]) {
  const result = postcssOnce().configurePostCss?.({ plugins, ident: 'postcss' });
  if (!result) throw new Error('There is no result');
  return result as unknown as { plugins: AcceptedPlugin[]; config: boolean; ident: string };
}

it('makes a plugin that is given as a file, and keeps others and the settings', () => {
  const other = () => undefined;
  const { plugins, ...settings } = configured([[PRESET, {}], other]);
  expect(plugins[0]).toHaveProperty('postcssPlugin', 'postcss-preset-env');
  expect(plugins[1]).toBe(other);
  expect(settings).toEqual({ ident: 'postcss', config: false });
});

it('does the same as the plugin that is made for each style sheet', async () => {
  const browsers = { browsers: 'chrome 60' };
  const { plugins } = configured([[PRESET, browsers]]);
  const preset = require(PRESET) as (options: object) => AcceptedPlugin;
  for (const css of ['a { inset: 0 }', 'b { color: rgb(0 0 0 / 50%) }', 'a { inset: 0 }']) {
    const expected = await postcss([preset(browsers)]).process(css, { from: undefined });
    const { css: made } = await postcss(plugins).process(css, { from: undefined });
    expect(made).toBe(expected.css);
    expect(made).not.toBe(css);
  }
});
