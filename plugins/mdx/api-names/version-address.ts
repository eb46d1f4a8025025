import { inVersion } from '../../../model/addresses/format';

/** Path of a version below `/x/`: empty for the documented one, `next`, `6.20.0`. */
export type PathOfVersion = (version: string) => string;

/** The links of HTML that the data has for the documented version, in the version at `path`. */
export function versionHtml(html: string, path: string): string {
  return html.replace(/href="([^"]*)"/g, (_, to: string) => `href="${inVersion(to, path)}"`);
}
