/**
 * Writes a file of the site that belongs to no unit. The merge passes it to the parts that make these
 * files, as it links files of units, which nothing may overwrite.
 * @param file from the root of the site: `.hosting/headers.json`
 */
export type WriteFile = (file: string, content: string) => void;
