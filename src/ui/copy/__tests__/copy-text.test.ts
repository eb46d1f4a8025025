/** @jest-environment jsdom */
import { copyText } from '../copy-text';

function offerClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

/** Records the selection of the page when the browser is asked to copy. */
function offerSelection(done: boolean): { copied: string[] } {
  const copied: string[] = [];
  document.execCommand = (command) => {
    const area = document.querySelector('textarea');
    if (command === 'copy' && area) {
      copied.push(area.value.slice(area.selectionStart, area.selectionEnd));
    }
    return done;
  };
  return { copied };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

describe('with a clipboard', () => {
  it('puts the text there to the letter', async () => {
    const writeText = jest.fn(async () => undefined);
    offerClipboard(writeText);
    expect(await copyText('  a <b> & c\n')).toBe(true);
    expect(writeText.mock.calls).toEqual([['  a <b> & c\n']]);
  });

  it('a refusal is swallowed and claims nothing', async () => {
    offerClipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
    expect(await copyText('a')).toBe(false);
  });

  it.each([
    ['another error of the browser', new DOMException('lost', 'DataError')],
    ['an error of the program', new TypeError('not a function')],
    [
      'an error that only has the name of a refusal',
      Object.assign(new Error('x'), { name: 'NotAllowedError' }),
    ],
  ])('%s surfaces', async (_, error) => {
    offerClipboard(() => Promise.reject(error));
    await expect(copyText('a')).rejects.toBe(error);
  });
});

describe('with a text that must be fetched', () => {
  /** Clipboard item that the page passed to the browser. */
  class FakeItem {
    constructor(readonly parts: Record<string, Promise<Blob>>) {}
  }

  afterEach(() => Reflect.deleteProperty(globalThis, 'ClipboardItem'));

  function offerItems(write: (items: FakeItem[]) => Promise<void>): void {
    Object.defineProperty(globalThis, 'ClipboardItem', { value: FakeItem, configurable: true });
    Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
  }

  it('hands it over at once, while the browser remembers the click', async () => {
    const written: FakeItem[] = [];
    offerItems(async (items) => void written.push(...items));
    let arrive = (_: string): void => undefined;
    const copied = copyText(new Promise((resolve) => (arrive = resolve)));
    expect(written).toHaveLength(1);
    arrive('the page');
    expect(await copied).toBe(true);
    const blob = await written[0]?.parts['text/plain'];
    expect([blob?.type, blob?.size]).toEqual(['text/plain', 'the page'.length]);
  });

  it('claims nothing when the browser refuses', async () => {
    offerItems(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
    expect(await copyText(Promise.resolve('a'))).toBe(false);
  });

  it('waits for it where browsers take no promise', async () => {
    const writeText = jest.fn(async () => undefined);
    offerClipboard(writeText);
    expect(await copyText(Promise.resolve('the page'))).toBe(true);
    expect(writeText.mock.calls).toEqual([['the page']]);
  });
});

describe('without a clipboard, as on pages that are not served securely', () => {
  it('copies by a selection and leaves nothing behind', async () => {
    const { copied } = offerSelection(true);
    expect(await copyText('a\n b')).toBe(true);
    expect(copied).toEqual(['a\n b']);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('leaves the focus where the reader had it', async () => {
    offerSelection(true);
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    await copyText('a');
    expect(document.activeElement).toBe(button);
    button.remove();
  });

  it('claims nothing where the browser refuses', async () => {
    offerSelection(false);
    expect(await copyText('a')).toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
  });
});
