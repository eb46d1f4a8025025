/** @jest-environment jsdom */

const customFields: { headingFont?: string } = {};

jest.mock('@generated/docusaurus.config', () => ({ default: { customFields }, __esModule: true }), {
  virtual: true,
});
jest.mock(
  '@docusaurus/ExecutionEnvironment',
  () => ({ default: { canUseDOM: true }, __esModule: true }),
  { virtual: true },
);

/** Style sheets that the page asks for when its module runs. */
async function requested(headingFont: string): Promise<string[]> {
  document.head.replaceChildren();
  customFields.headingFont = headingFont;
  jest.resetModules();
  await import('../heading-font');
  return [...document.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '');
}

it.each(['https://fonts.example/a.css', '/fonts/heading.css'])('asks for %s', async (address) => {
  expect(await requested(address)).toEqual([address]);
});

it('asks for nothing where there is no heading font', async () => {
  expect(await requested('')).toEqual([]);
});

it('leaves no style sheet behind that could not be loaded', async () => {
  await requested('https://fonts.example/a.css');
  document.querySelector('link')?.dispatchEvent(new Event('error'));
  expect(document.querySelector('link')).toBeNull();
});
