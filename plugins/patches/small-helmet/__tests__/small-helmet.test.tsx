/** @jest-environment jsdom */
import type { ComponentType, ReactNode } from 'react';
import { act, cleanup, render } from '@testing-library/react';
import * as original from 'react-helmet-async';
import * as small from '../helmet';

type Component = ComponentType<{ children?: ReactNode }>;
type Package = Record<'Helmet' | 'HelmetProvider', Component>;
type Heads = (Head: Component) => ReactNode;

/** As the server has written it. */
const WRITTEN =
  '<meta charset="utf-8"><title>Old</title><meta data-rh="true" name="description" content="Old"><link data-rh="true" rel="canonical" href="https://example.org/old/">';

const frame = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

const attributesOf = (element: Element) =>
  [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();

/** Attributes and elements of the document, those of a kind in their order. */
function documentNow() {
  const marked = [...document.head.querySelectorAll('[data-rh]')];
  return {
    title: document.title,
    html: attributesOf(document.documentElement),
    body: attributesOf(document.body),
    head: marked
      .sort((one, other) => one.tagName.localeCompare(other.tagName))
      .map((element) => [element.tagName, attributesOf(element), element.textContent]),
  };
}

/** The document after each of the steps. */
async function documentsWith({ Helmet, HelmetProvider }: Package, steps: readonly Heads[]) {
  document.head.innerHTML = WRITTEN;
  document.documentElement.setAttribute('lang', 'en');
  document.documentElement.setAttribute('data-rh', 'lang');
  const page = (heads: Heads) => <HelmetProvider>{heads(Helmet)}</HelmetProvider>;
  const [first, ...others] = steps;
  const view = render(page(first ?? (() => null)));
  await frame();
  const documents = [documentNow()];
  for (const step of others) {
    view.rerender(page(step));
    await frame();
    documents.push(documentNow());
  }
  cleanup();
  await frame();
  return documents;
}

const SITE: Heads = (Head) => (
  <Head key="site">
    <html lang="en" dir="ltr" />
    <title>MUI X</title>
    <meta property="og:title" content="MUI X" />
    <meta name="twitter:card" content="summary" />
  </Head>
);

const PAGE: Heads = (Head) => (
  <Head key="page">
    <title>{`Sorting - MUI X`}</title>
    <>
      <meta property="og:title" content="Sorting" />
      <meta name="description" content="How rows are sorted" />
    </>
    {[
      <link key="en" rel="alternate" hrefLang="en" href="https://example.org/sorting/" />,
      <link key="x" rel="alternate" hrefLang="x-default" href="https://example.org/sorting/" />,
    ]}
    <link rel="canonical" href="https://example.org/sorting/" />
    {null}
  </Head>
);

const OTHER_PAGE: Heads = (Head) => (
  <Head key="other">
    <html className="docs" data-place="text" />
    <body className="mode-dark" />
    <title>Filtering</title>
    <link rel="canonical" href="https://example.org/filtering/" />
    <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href="/a.woff2" />
    <link rel="stylesheet" href="/a.css" />
    <script type="application/ld+json">{'{"a":1}'}</script>
    <meta httpEquiv="x-ua-compatible" content="ie=edge" />
    <meta charSet="utf-8" />
    <meta content="without a name" />
  </Head>
);

const both =
  (...heads: Heads[]): Heads =>
  (Head) =>
    heads.map((each) => each(Head));

it.each<[string, Heads[]]>([
  ['a page', [SITE]],
  ['an inner component that knows better', [both(SITE, PAGE)]],
  ['another page', [both(SITE, PAGE), both(SITE, OTHER_PAGE)]],
  ['one that leaves', [both(SITE, OTHER_PAGE), SITE]],
  [
    'one that comes before others have left',
    [both(SITE, PAGE), both(SITE, PAGE, OTHER_PAGE), both(SITE, OTHER_PAGE)],
  ],
  [
    'new values',
    ['One', 'Two'].map((title) => (Head) => (
      <Head>
        <title>{title}</title>
        <meta name="description" content={title} />
      </Head>
    )),
  ],
  ['nothing', [SITE, (Head) => <Head />]],
])('%s has the same head as with the package', async (_, steps) => {
  const expected = await documentsWith(original as unknown as Package, steps);
  expect(await documentsWith(small, steps)).toEqual(expected);
});

it('leaves elements alone that stay the same', async () => {
  document.head.innerHTML = WRITTEN;
  const before = document.head.querySelector('[name=description]');
  render(
    <small.Helmet>
      <meta name="description" content="Old" />
    </small.Helmet>,
  );
  await frame();
  expect(document.head.querySelector('[name=description]')).toBe(before);
  expect(document.head.querySelector('[rel=canonical]')).toBeNull();
});

it('refuses components', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Component = () => <title>Title</title>;
  expect(() =>
    render(
      <small.Helmet>
        <Component />
      </small.Helmet>,
    ),
  ).toThrow('elements of HTML only');
  quiet.mockRestore();
});
