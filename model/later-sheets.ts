/** Name of the meta elements whose content is the address of a style sheet that next pages wait for. */
export const LATER_SHEET_META = 'mui:sheet';
