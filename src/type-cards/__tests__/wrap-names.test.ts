/** @jest-environment jsdom */
import { NAME, targetOf, wrapNames } from '../wrap-names';

const HTML =
  '<span><i class="k">import</i> { Grid } <i class="s">\'x\'</i>\n</span><span><i class="y">Grid</i>.a(rows)\n</span>';

function wrapped(): HTMLElement {
  const code = document.createElement('code');
  code.innerHTML = HTML;
  wrapNames(
    code,
    [
      { start: 9, target: { card: 'Grid', to: '/x/api/grid/' } },
      { start: 20, target: { card: 'Grid', to: '/x/api/grid/' } },
      { start: 27, target: { card: 'rows' } },
    ],
    (to) => `/zh${to}`,
  );
  return code;
}

it('puts links and buttons around names, and keeps the text', () => {
  const code = wrapped();
  const names = [...code.querySelectorAll<HTMLElement>(NAME)];
  expect(names.map(({ textContent }) => textContent)).toEqual(['Grid', 'Grid', 'rows']);
  expect(names.map((name) => name.getAttribute('href'))).toEqual([
    ...['/zh/x/api/grid/', '/zh/x/api/grid/'],
    null,
  ]);
  expect(names[2]?.getAttribute('role')).toBe('button');
  expect(code.textContent).toBe("import { Grid } 'x'\nGrid.a(rows)\n");
});

it('keeps the colors of code', () => {
  expect(wrapped().querySelector(`i.y > ${NAME}`)?.textContent).toBe('Grid');
});

it('does not add stops for the Tab key', () => {
  expect([...wrapped().querySelectorAll<HTMLElement>(NAME)].map((name) => name.tabIndex)).toEqual([
    -1, -1, -1,
  ]);
});

it('knows the target of a name', () => {
  const [first] = wrapped().querySelectorAll(NAME);
  expect(first && targetOf(first)).toEqual({ card: 'Grid' });
});
