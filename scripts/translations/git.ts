import { execFileSync } from 'node:child_process';

/**
 * Runs git in the project.
 * @returns what it prints
 * @throws with the message of git
 */
export function git(projectDir: string, ...args: string[]): string {
  try {
    const options = { cwd: projectDir, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      ...options,
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new Error(`git ${args[0]} failed: ${stderr?.trim() || String(error)}`, { cause: error });
  }
}

/** The content of a file in a commit; undefined if the commit lacks it. */
export function fileIn(projectDir: string, commit: string, file: string): string | undefined {
  const listed = git(projectDir, 'ls-tree', '--name-only', commit, '--', file);
  return listed.trim() === '' ? undefined : git(projectDir, 'show', `${commit}:${file}`);
}

/** A commit that changed a file, and the name that the file had in it. */
export interface FileCommit {
  commit: string;
  /** Such as `2024-03-22`. */
  day: string;
  file: string;
}

/** The commits that changed a file, also under names that it had before; the newest first. */
export function commitsOf(projectDir: string, file: string): FileCommit[] {
  const format = '--format=%x00%h%x00%cs';
  const log = git(projectDir, 'log', '--follow', '--name-only', format, '--', file);
  const parts = log.split('\0').slice(1);
  return parts.flatMap((commit, index) => {
    if (index % 2 === 1) return [];
    const [day = '', ...names] = (parts[index + 1] ?? '').split('\n').filter(Boolean);
    return names.length > 0 ? [{ commit, day, file: names[0] ?? file }] : [];
  });
}
