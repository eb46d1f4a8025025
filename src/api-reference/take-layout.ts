/**
 * Inline script of a section: copies the layout in force from the html element before anything of
 * the section is painted. In a file of its own, as the Content-Security-Policy allows it by hash.
 */
export const TAKE_LAYOUT =
  "(s=>{s.dataset.apiDisplay=document.documentElement.getAttribute('data-api-'+s.dataset.apiSection)||'expanded'})(document.currentScript.parentElement)";
