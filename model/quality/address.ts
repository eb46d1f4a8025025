/** Address of the page that shows what a release measures, in English. */
export const QUALITY_PATH = '/x/quality/';
