/** @jest-environment jsdom */
import { showNotice } from '@site/src/loading/notice';
import { guardLinks, judgeLink } from '../link-guard';

jest.mock(
  '@generated/interface-texts/default/offline.json',
  () => ({
    'offline.away': 'You are offline, and {page} is not available offline.',
    'offline.available': 'Available on this device',
    'offline.tryAnyway': 'Try anyway',
    'offline.close': 'Close',
  }),
  { virtual: true },
);

const own = 'https://mui.com/x/';
const reach = {
  kept: new Set([`${own}react-charts/`]),
  scopes: [own, 'https://mui.com/zh/x/'],
};

it.each([
  ['/x/react-charts/', 'follow'],
  ['/x/react-data-grid/', 'load'],
  ['/zh/x/react-data-grid/', 'follow'],
  ['/', 'away'],
  ['/pt/x/react-charts/', 'away'],
  ['/playground/charts/', 'away'],
])('without a network, a link to %s: %s', (pathname, judgment) => {
  expect(judgeLink({ origin: 'https://mui.com', pathname }, own, reach)).toBe(judgment);
});

it('without a worker every link leads to where nothing answers', () => {
  const none = { kept: new Set<string>(), scopes: [] };
  const link = { origin: 'https://mui.com', pathname: '/x/react-charts/' };
  expect(judgeLink(link, own, none)).toBe('away');
});

describe('a click', () => {
  const followed = jest.fn((event: Event) => event.preventDefault());
  const notice = () => document.querySelector('[role=alert]');

  beforeAll(() => {
    // jsdom has no storage of this kind: as in a browser that refuses it.
    Object.assign(window, { caches: { open: () => Promise.reject(new Error('blocked')) } });
    guardLinks('/');
  });

  beforeEach(() => {
    followed.mockClear();
    document.body.innerHTML = '<a href="/">Home</a> <a href="#">Menu</a>';
    document.body.addEventListener('click', followed);
  });
  afterEach(() => {
    // Closes the notice, which otherwise stays for the next test.
    window.dispatchEvent(new Event('online'));
    jest.restoreAllMocks();
  });

  function click(index: number): void {
    document.querySelectorAll('a')[index]?.click();
  }

  it('is followed with a network', () => {
    click(0);
    expect(followed).toHaveBeenCalled();
    expect(notice()).toBeNull();
  });

  it('is answered with a notice without one, until it is back', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    click(0);
    expect(followed).not.toHaveBeenCalled();
    expect(notice()?.textContent).toContain('“Home” is not available offline');
    const links = [...(notice()?.querySelectorAll('a') ?? [])].map((link) => link.pathname);
    expect(links).toEqual(['/x/offline/', '/']);
    window.dispatchEvent(new Event('online'));
    expect(notice()).toBeNull();
  });

  it('shows its notice in one place with that of a file that does not arrive', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const hide = showNotice('failed', () => undefined);
    click(0);
    const [stack, ...others] = document.querySelectorAll('.notices');
    expect(others).toEqual([]);
    expect([...(stack?.children ?? [])].map(({ className }) => className)).toEqual([
      'offline-notice',
      'loading-notice',
    ]);
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(2);
    hide();
    expect(notice()?.className).toBe('offline-notice');
  });

  it('on what opens a menu is none of its business', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    click(1);
    expect(followed).toHaveBeenCalled();
    expect(notice()).toBeNull();
  });

  it('is followed when the reader wants it anyway', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    click(0);
    notice()?.querySelector<HTMLAnchorElement>('[data-try-anyway]')?.click();
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('on the button of the notice closes it, and the link has the focus again', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    click(0);
    notice()?.querySelector('button')?.click();
    expect(notice()).toBeNull();
    expect(document.activeElement?.textContent).toBe('Home');
  });
});
