interface LockedPackage {
  license?: string;
  /** Whether the folder leads to a package of this repository. */
  link?: boolean;
}

/**
 * Counts the installed packages by license, the most frequent first.
 * @param packages `packages` of package-lock.json, by folder
 */
export function countLicenses(
  packages: Readonly<Record<string, LockedPackage>>,
): { license: string; packages: number }[] {
  const counts = new Map<string, number>();
  for (const [folder, { license = '', link }] of Object.entries(packages)) {
    // Others are this project and its own packages.
    if (link || !folder.includes('node_modules/')) continue;
    counts.set(license, (counts.get(license) ?? 0) + 1);
  }
  return [...counts]
    .map(([license, count]) => ({ license, packages: count }))
    .sort((one, other) => other.packages - one.packages || (one.license < other.license ? -1 : 1));
}
