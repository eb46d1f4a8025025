/** @jest-environment jsdom */
import { describePage, onceHeadIsWritten, withoutLanguage } from '../page-view';

it.each([
  ['https://mui.com/zh/x/react-charts/', '/zh/', 'https://mui.com/x/react-charts/'],
  ['https://mui.com/zh/', '/zh/', 'https://mui.com/'],
  ['https://mui.com/x/react-charts/', '/', 'https://mui.com/x/react-charts/'],
  ['https://mui.com/zhuyin/', '/zh/', 'https://mui.com/zhuyin/'],
  ['https://mui.com/x/zh/', '/', 'https://mui.com/x/zh/'],
  ['https://mui.com/pt/x/?q=1#a', '/pt/', 'https://mui.com/x/'],
])('%s of the language at %s is %s', (address, baseUrl, expected) => {
  expect(withoutLanguage(address, baseUrl)).toBe(expected);
});

describe('a page', () => {
  beforeEach(() => {
    document.head.innerHTML = '<title>图表</title>';
  });

  it('is described by its title, canonical address and products', () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      `<link rel="canonical" href="https://mui.com/zh/x/react-charts/">
       <meta name="mui:productId" content="x-charts">
       <meta name="mui:productCategoryId" content="x">`,
    );
    expect(describePage(document, '/zh/')).toEqual({
      page_title: '图表',
      page_location: 'https://mui.com/x/react-charts/',
      productId: 'x-charts',
      productCategoryId: 'x',
    });
  });

  it('without a canonical address or products has only its own address', () => {
    expect(describePage(document, '/')).toEqual({
      page_title: '图表',
      page_location: 'http://localhost/',
    });
  });
});

describe('waiting for the head', () => {
  const nextFrames = () =>
    new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
    });

  it('outlasts a title that is put off within the frame', async () => {
    document.title = 'before';
    const seen: string[] = [];
    // As the head's writer does: a frame is asked for, given up, and asked for again.
    const first = requestAnimationFrame(() => undefined);
    onceHeadIsWritten(() => seen.push(document.title));
    cancelAnimationFrame(first);
    requestAnimationFrame(() => {
      document.title = 'after';
    });
    await nextFrames();
    expect(seen).toEqual(['after']);
  });

  it('can be given up', async () => {
    const called = jest.fn();
    onceHeadIsWritten(called)();
    await nextFrames();
    expect(called).not.toHaveBeenCalled();
  });
});
