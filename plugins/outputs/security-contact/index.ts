import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DAY } from '../../../model/times';
import { SECURITY_CONTACT } from '../../../model/security-contact';

/** RFC 9116 recommends less than a year: https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5 */
const VALID_DAYS = 360;

/**
 * Milliseconds of the commit that is built: two builds of one commit write the same file. Without a
 * history to read, such as in an archive of the sources, it is the time of the build.
 */
function commitTime(siteDir: string): number {
  try {
    const options = { cwd: siteDir, encoding: 'utf8', stdio: 'pipe' } as const;
    return Number(execFileSync('git', ['log', '-1', '--format=%ct'], options)) * 1000;
  } catch {
    return Date.now();
  }
}

/**
 * The text of `security.txt`.
 * @param origin of the site, `https://mui.com`
 * @param from milliseconds at which the file becomes valid
 * @param repository address whose security policy is named, if any
 */
export function securityTxt(origin: string, from: number, repository?: string): string {
  const fields = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${new Date(from + VALID_DAYS * DAY).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    ...(repository ? [`Policy: ${repository}/blob/master/SECURITY.md`] : []),
  ];
  return `${fields.join('\n')}\n`;
}

/** Writes `/.well-known/security.txt`, in which researchers find the contact for vulnerabilities. */
export function securityContact({ i18n, siteConfig, siteDir }: LoadContext): Plugin {
  return {
    name: 'security-contact',
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const { repository } = siteConfig.customFields ?? {};
      const folder = path.join(outDir, '.well-known');
      const known = typeof repository === 'string' ? repository : undefined;
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        path.join(folder, 'security.txt'),
        securityTxt(siteConfig.url, commitTime(siteDir), known),
      );
    },
  };
}
