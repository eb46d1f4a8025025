/** Scrolls the sidebar, if needed, to the item of the current page. */
export function showActiveItem(): void {
  const link = document.querySelector('.menu a[aria-current="page"]');
  const menu = link?.closest('.menu');
  if (!link || !menu) return;
  const [at, box] = [link.getBoundingClientRect(), menu.getBoundingClientRect()];
  if (at.top < box.top || at.bottom > Math.min(box.bottom, window.innerHeight))
    menu.scrollTop += at.top - box.top - menu.clientHeight / 3;
}
