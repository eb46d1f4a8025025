import { componentFamilies } from '../../../../model/families';

/** Path of the Markdown of a page below the root of the site: `x/react-data-grid/sorting.md`. */
export function markdownFile(address: string): string {
  return `${address.replace(/[#?].*$/, '').replace(/^\/|\/$/g, '')}.md`;
}

/** Address of the page whose Markdown is at a path. */
export function addressOf(markdown: string): string {
  return `/${markdown.replace(/\.md$/, '')}/`;
}

/**
 * Folder of a version below the root of the site: `x/` or `x/6.20/`.
 * @param path of the version below `/x/`
 */
export function folderOf(path: string): string {
  return path === '' ? 'x/' : `x/${path}/`;
}

/** The family that a page belongs to: its guides or its reference. */
export function familyOfAddress(address: string): string | undefined {
  const found = /^\/x\/(?:[^/]+\/)?(?:react-|api\/)([a-z-]+)\//.exec(address)?.[1];
  return found && componentFamilies().find(({ id }) => id === found)?.id;
}
