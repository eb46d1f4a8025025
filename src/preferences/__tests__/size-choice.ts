import { createChoice, type Choice } from '../create-choice';

const KEY = 'size';

/** Creates a choice that the first-paint script would set on every page. */
export function createSize(): Choice<'small' | 'large'> {
  return createChoice({
    storage: 'localStorage',
    key: KEY,
    attribute: 'data-size',
    values: ['small', 'large'],
    default: 'small',
  });
}

export function storedSize(): string | null {
  return localStorage.getItem(KEY);
}

export function storeSize(size: string): void {
  localStorage.setItem(KEY, size);
}

export function forgetSize(): void {
  localStorage.clear();
  document.documentElement.removeAttribute('data-size');
}
