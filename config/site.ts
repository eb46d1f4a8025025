/** Name and subject of the site: of the pages of MUI X, and for what the merge writes. */
export const SITE = {
  title: 'MUI X',
  tagline: 'React components for data and time',
};
