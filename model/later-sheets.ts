/** Name of the meta elements that name style sheets which other pages wait for: `reference.1a2b3c4d.css`. */
export const LATER_SHEET_META = 'mui:sheet';
