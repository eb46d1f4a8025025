import { execFileSync } from 'node:child_process';
import { DAY } from '../../../model/times';
import { SECURITY_CONTACT } from '../../../model/security-contact';
import type { WriteFile } from '../../files/write-file';

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

interface SecurityContactInput {
  write: WriteFile;
  /** Root of the project, whose last commit dates the file. */
  siteDir: string;
  /** Address of the site, without a slash at the end. */
  siteUrl: string;
  /** Address of the repository, if any. */
  repository?: string;
}

/** Writes `/.well-known/security.txt`, in which researchers find the contact for vulnerabilities. */
export function writeSecurityContact(input: SecurityContactInput): void {
  const text = securityTxt(input.siteUrl, commitTime(input.siteDir), input.repository);
  input.write('.well-known/security.txt', text);
}
