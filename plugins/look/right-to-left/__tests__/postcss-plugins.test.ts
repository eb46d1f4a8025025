import postcss from 'postcss';
import { logicalProperties, mirroredRest } from '../postcss-plugins';

const INFIMA = '/site/node_modules/infima/dist/css/default/default.css';

async function turned(css: string, from = INFIMA): Promise<string> {
  const { css: result } = await postcss([logicalProperties, mirroredRest]).process(css, { from });
  return result.replace(/\s+/g, ' ');
}

it.each([
  ['margin-left: 1px', 'margin-inline-start: 1px'],
  ['padding-right: 1px !important', 'padding-inline-end: 1px !important'],
  ['border-left: 1px solid', 'border-inline-start: 1px solid'],
  ['border-right-color: red', 'border-inline-end-color: red'],
  ['left: 0', 'inset-inline-start: 0'],
  ['border-top-left-radius: 0', 'border-start-start-radius: 0'],
  ['border-bottom-right-radius: 0', 'border-end-end-radius: 0'],
  ['text-align: right', 'text-align: end'],
  ['margin: 1px 2px 3px 4px', 'margin-block: 1px 3px; margin-inline: 4px 2px'],
  ['padding: 0 calc(1px + 2px) 0 0', 'padding-block: 0 0; padding-inline: 0 calc(1px + 2px)'],
  [
    'border-color: transparent transparent transparent red',
    'border-block-color: transparent transparent; border-inline-color: red transparent',
  ],
])('%s becomes %s', async (written, logical) => {
  expect(await turned(`a { ${written} }`)).toBe(`a { ${logical} }`);
});

it.each(['margin: 1px 2px', 'margin: 1px 2px 3px 2px', 'text-align: center', 'top: 0'])(
  '%s stays',
  async (declaration) => {
    expect(await turned(`a { ${declaration} }`)).toBe(`a { ${declaration} }`);
  },
);

it('mirrors movements behind what they mirror, with no more weight', async () => {
  expect(await turned('.menu { transform: translateX(-100%) }')).toBe(
    ".menu { transform: translateX(-100%) } :where([data-direction='rtl']) .menu { transform: translateX(100%) }",
  );
});

it('leaves style sheets of our own and of other packages alone', async () => {
  const css = 'a { margin-left: 1px; transform: translateX(1px) }';
  expect(await turned(css, '/site/src/css/frame.css')).toBe(css);
  expect(await turned(css, '/site/node_modules/other/style.css')).toBe(css);
});
