// @ts-check
/* global document, HTMLInputElement, HTMLSelectElement */

// Filters, sorts and shows the differences of the page that it is part of.
{
  const form = /** @type {HTMLFormElement} */ (document.querySelector('form'));
  const list = /** @type {HTMLElement} */ (document.querySelector('main'));
  const count = /** @type {HTMLElement} */ (document.querySelector('output'));
  const articles = [...document.querySelectorAll('article')];

  /** @param {string} name */
  const valueOf = (name) => {
    const control = form.elements.namedItem(name);
    const isControl = control instanceof HTMLSelectElement || control instanceof HTMLInputElement;
    return isControl ? control.value : '';
  };

  /** @param {HTMLElement} article */
  const isWanted = ({ dataset }) =>
    [dataset.family, ''].includes(valueOf('family')) &&
    [dataset.state, ''].includes(valueOf('state')) &&
    Number(dataset.share) * 100 >= Number(valueOf('share'));

  const bySize = (/** @type {HTMLElement} */ one, /** @type {HTMLElement} */ other) =>
    Number(other.dataset.share) - Number(one.dataset.share);

  const show = () => {
    const wanted = articles.filter(isWanted);
    list.replaceChildren(...(valueOf('order') === 'size' ? [...wanted].sort(bySize) : wanted));
    count.textContent = `${wanted.length} of ${articles.length} differences`;
    for (const pair of list.querySelectorAll('.pair')) {
      pair.className = `pair ${valueOf('view')}`;
    }
    for (const slider of list.querySelectorAll('[type="range"]')) {
      slider.toggleAttribute('hidden', valueOf('view') !== 'cut');
    }
  };

  form.addEventListener('input', show);
  list.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    target.closest('article')?.style.setProperty('--cut', `${target.value}%`);
  });
  show();
}
