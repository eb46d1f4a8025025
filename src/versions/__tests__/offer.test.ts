/** @jest-environment jsdom */
import { preferredVersion } from '../preferred-version';
import type * as Offer from '../offer';

jest.mock('@generated/interface-texts/default/versions.json', () => ({}), { virtual: true });
jest.mock('@site/src/i18n/lazy-texts', () => ({ addTexts: jest.fn() }));
// The stack of notices watches the document for as long as it is open.
jest.mock('@site/src/ui/notices/open-notice', () => ({
  openNotice(notice: HTMLElement) {
    document.body.append(notice);
    return () => notice.remove();
  },
}));

const VERSIONS = {
  versions: [
    { id: '7.0.0', label: '7.0.0', path: '', languages: ['en'] },
    { id: '6.20', label: '6.20', path: '6.20', languages: ['en'] },
  ],
};
const FILES: Record<string, unknown> = {
  '/versions.json': VERSIONS,
  '/x/6.20/pages.json': ['introduction/', 'react-data-grid/'],
  '/x/pages.json': ['introduction/', 'react-data-grid/'],
};

let offerVersion: typeof Offer.offerVersion;

function serve(files: Record<string, unknown>): void {
  const answer = async (address: string) => ({
    ok: address in files,
    json: async () => files[address],
  });
  Object.assign(globalThis, { fetch: answer });
}

beforeEach(async () => {
  AbortSignal.timeout = () => new AbortController().signal;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/x/react-data-grid/#part');
  serve(FILES);
  jest.resetModules();
  ({ offerVersion } = await import('../offer'));
});

afterEach(() => jest.restoreAllMocks());

const here = () => new AbortController().signal;
const links = () =>
  [...document.querySelectorAll('.version-notice a')].map((link) => link.getAttribute('href'));

it('offers the same page in the version that was chosen', async () => {
  await offerVersion('6.20', here());
  expect(links()).toEqual(['/x/6.20/react-data-grid/#part']);
});

it('stays away in this tab after the reader has closed it', async () => {
  await offerVersion('6.20', here());
  document.querySelector<HTMLElement>('.version-notice button')?.click();
  expect(links()).toEqual([]);
  await offerVersion('6.20', here());
  expect(links()).toEqual([]);
});

it('is closed for this document when storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  await offerVersion('6.20', here());
  expect(links()).toHaveLength(1);
  document.querySelector<HTMLElement>('.version-notice button')?.click();
  await offerVersion('6.20', here());
  expect(links()).toEqual([]);
});

it('leaves with the page, also while it is on its way', async () => {
  const left = new AbortController();
  await offerVersion('6.20', left.signal);
  left.abort();
  expect(links()).toEqual([]);
  const onItsWay = offerVersion('6.20', left.signal);
  await onItsWay;
  expect(links()).toEqual([]);
});

it.each([
  ['a version that is not there any more', '5.0', FILES],
  ['the documented version, to which the banner leads', '7.0.0', FILES],
  ['what it knows nothing of', '6.20', {}],
  ['a version whose pages are not known', '6.20', { '/versions.json': VERSIONS }],
])('does not offer %s', async (_, id, files) => {
  window.history.replaceState(null, '', '/x/next/react-data-grid/');
  serve(files);
  await offerVersion(id, here());
  expect(links()).toEqual([]);
});

describe('the stored version', () => {
  it('is remembered until it is forgotten', () => {
    preferredVersion.choose('6.20');
    expect(preferredVersion.read()).toBe('6.20');
    preferredVersion.forget();
    expect(preferredVersion.read()).toBeUndefined();
  });

  it.each(['', '<img src=x>', '../', '{"id":1}', '6'.repeat(41)])(
    'counts as absent: %j',
    (junk) => {
      localStorage.setItem('docs.version', junk);
      expect(preferredVersion.read()).toBeUndefined();
    },
  );
});
