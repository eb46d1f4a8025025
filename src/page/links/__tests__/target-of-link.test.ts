import { targetOfLink } from '../target-of-link';

const inEnglish = (to: string, path = '', section = 'x') =>
  targetOfLink(to, { unit: { section, path, language: 'en' }, withBaseUrl: (address) => address });

/** As Docusaurus does it: what has the prefix already keeps it. */
const withBaseUrl = (to: string) => (to.startsWith('/zh/') ? to : `/zh${to}`);
const inChinese = (to: string, path = '', section = 'x') =>
  targetOfLink(to, { unit: { section, path, language: 'zh' }, withBaseUrl });

it.each(['/', '/x/introduction/', '/playground/props/', '/x/api/charts/#a', '#a', '../b/'])(
  '%s stays in the documented version',
  (to) => {
    expect(inEnglish(to)).toBeUndefined();
    expect(inChinese(to)).toBeUndefined();
  },
);

it.each(['https://mui.com/x/', '//mui.com/x/next/', 'mailto:a@b.example', 'pathname:///x/next/'])(
  '%s is not an address of this site, or says itself how it opens',
  (to) => {
    expect(inEnglish(to)).toBeUndefined();
  },
);

it('leaves for another version, in the same language', () => {
  expect(inEnglish('/x/next/react-charts/#bars')).toBe('/x/next/react-charts/#bars');
  expect(inChinese('/x/next/react-charts/')).toBe('/zh/x/next/react-charts/');
});

it('leaves an old version for the documented one, which also has what is outside of the docs', () => {
  expect(inEnglish('/x/introduction/', '6.20')).toBe('/x/introduction/');
  expect(inEnglish('/', '6.20')).toBe('/');
  expect(inEnglish('/x/6.20/introduction/', '6.20')).toBeUndefined();
  expect(inChinese('/x/6.20/introduction/', '6.20')).toBeUndefined();
});

it('leaves for another section, and from there for what is outside of it', () => {
  expect(inEnglish('/material-ui/react-button/#a')).toBe('/material-ui/react-button/#a');
  expect(inChinese('/system/getting-started/', 'next')).toBe('/zh/system/getting-started/');
  expect(inChinese('/x/react-charts/', '', 'joy-ui')).toBe('/zh/x/react-charts/');
  expect(inEnglish('/', '', 'joy-ui')).toBe('/');
  expect(inEnglish('/base-ui/react-button/', '', 'joy-ui')).toBe('/base-ui/react-button/');
  expect(inEnglish('/joy-ui/react-button/', '', 'joy-ui')).toBeUndefined();
  expect(inChinese('/joy-ui/api/button/', '', 'joy-ui')).toBeUndefined();
});

it('leaves for another language', () => {
  expect(inEnglish('/zh/x/introduction/')).toBe('/zh/x/introduction/');
  expect(inChinese('/pt/x/introduction/')).toBe('/pt/x/introduction/');
});

it('takes a complete address as it is', () => {
  const unit = { section: 'x', path: '', language: 'zh' };
  expect(targetOfLink('/x/introduction/', { unit })).toBe('/x/introduction/');
  expect(targetOfLink('/zh/x/introduction/', { unit })).toBeUndefined();
});
