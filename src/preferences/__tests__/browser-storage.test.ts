/** @jest-environment jsdom */
import { readCookie, readStorage, writeCookie, writeStorage } from '../browser-storage';

function refuse(): never {
  throw new DOMException('blocked', 'SecurityError');
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  document.cookie = 'codeVariant=; max-age=0; path=/';
});

describe('cookies', () => {
  it('are kept for a year, for the whole site', () => {
    const write = jest.spyOn(document, 'cookie', 'set');
    writeCookie('codeVariant', 'JS');
    expect(write.mock.calls).toEqual([['codeVariant=JS; path=/; max-age=31536000; SameSite=Lax']]);
  });

  it('have their values encoded', () => {
    const write = jest.spyOn(document, 'cookie', 'set');
    writeCookie('codeStyling', 'MUI System');
    expect(write.mock.calls[0]?.[0]).toMatch(/^codeStyling=MUI%20System; /);
  });

  it('are read as they were written', () => {
    document.cookie = 'other=1; path=/';
    writeCookie('codeVariant', 'MUI System; a=b');
    expect(readCookie('codeVariant')).toBe('MUI System; a=b');
  });

  it('are empty where they were never written', () => {
    expect(readCookie('codeVariant')).toBe('');
  });

  it('with a longer name are others', () => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('codeVariantOld=JS; xcodeVariant=JS');
    expect(readCookie('codeVariant')).toBe('');
  });

  it('with a broken encoding count as absent', () => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('codeVariant=%E0%A4%A');
    expect(readCookie('codeVariant')).toBe('');
  });

  it('that the browser blocks are empty, and what is written is lost', () => {
    jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
    jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
    expect(() => writeCookie('codeVariant', 'JS')).not.toThrow();
    expect(readCookie('codeVariant')).toBe('');
  });
});

describe('storage', () => {
  it('is read as it was written', () => {
    writeStorage('theme', 'system');
    expect(localStorage.getItem('theme')).toBe('system');
    expect(readStorage('theme')).toBe('system');
  });

  it('is empty where it was never written', () => {
    expect(readStorage('theme')).toBe('');
  });

  it('that the browser blocks is empty, and what is written is lost', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    expect(() => writeStorage('theme', 'dark')).not.toThrow();
    expect(readStorage('theme')).toBe('');
  });

  it('that is full loses what is written', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => writeStorage('theme', 'dark')).not.toThrow();
    expect(readStorage('theme')).toBe('');
  });
});
