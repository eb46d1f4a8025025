/** Where a version stands below `/x/`: nothing for the documented one, `next`, `6.20.0`. */
export type PathOfVersion = (version: string) => string;

/** An address of the documented version, as the data has it, in the version at `path`. */
export function versionAddress(to: string, path: string): string {
  return path === '' ? to : to.replace(/^\/x\//, `/x/${path}/`);
}

/** The same for the links in HTML. */
export function versionHtml(html: string, path: string): string {
  return path === '' ? html : html.replace(/href="\/x\//g, `href="/x/${path}/`);
}
