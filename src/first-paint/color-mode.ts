/**
 * Sets the color mode at the start of the body, because its class belongs to the body. Any stored
 * value other than `light` and `dark` means the color mode of the operating system. A plain script:
 * plugins/look/first-paint compiles it and passes the values. Import only types here.
 * @param colors of the browser's own frame, as `#rrggbb`
 */
export function applyColorMode(
  root: HTMLElement,
  body: HTMLElement,
  { key, attribute }: { key: string; attribute: string },
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
  root.setAttribute(attribute, chosen ? mode : 'system');
  body.classList.add(`mode-${mode}`);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colors[mode]);
}
