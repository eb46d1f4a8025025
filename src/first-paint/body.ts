/**
 * Runs at the start of the body, after the theme's own colour script, which copies whatever is
 * stored into `data-theme`. Anything but `light` and `dark` means the operating system's colour.
 */
export function applyColorMode(
  root: HTMLElement,
  body: HTMLElement,
  colors: { light: string; dark: string },
): void {
  const choice = root.getAttribute('data-theme-choice');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const chosen = choice === 'light' || choice === 'dark';
  const mode = chosen ? choice : system;
  root.setAttribute('data-theme', mode);
  root.setAttribute('data-theme-choice', chosen ? mode : 'system');
  body.classList.add(`mode-${mode}`);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colors[mode]);
}
