/**
 * Puts the color mode in force, at the start of the body: its class belongs to the body. Any stored
 * value other than `light` and `dark` means the color of the operating system.
 * @param key of localStorage in which the reader's choice is stored
 * @param colors of the browser's own frame, as `#rrggbb`
 */
export function applyColorMode(
  root: HTMLElement,
  body: HTMLElement,
  key: string,
  colors: { light: string; dark: string },
): void {
  function stored(): string {
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  }
  const choice = stored();
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const chosen = choice === 'light' || choice === 'dark';
  const mode = chosen ? choice : system;
  root.setAttribute('data-theme', mode);
  root.setAttribute('data-theme-choice', chosen ? mode : 'system');
  body.classList.add(`mode-${mode}`);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colors[mode]);
}
