/** In place of the id of a page: hooks of Docusaurus only ask whether an item has one. */
const ANY_PAGE = '-';

/** Leaves out what an item has by default, and its key, which only translations of sidebars read. */
function shorter(name: string, value: unknown): unknown {
  switch (name) {
    case 'docId':
      return ANY_PAGE;
    case 'key':
      return undefined;
    case 'unlisted':
      return value === true ? true : undefined;
    case 'customProps':
      return value && Object.keys(value).length > 0 ? value : undefined;
    default:
      return value;
  }
}

/** Shortens the sidebars that every page of a version loads. */
export function shortSidebars(sidebars: object): object {
  return JSON.parse(JSON.stringify(sidebars, shorter)) as object;
}
