import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Names of components in the theme's `components`, from the packages' declarations
 * of theme augmentation: lines such as `MuiDateCalendar: DateCalendarProps<PickerValidDate>;`.
 * @returns theme name by component name
 */
export function themeNames(packagesDir: string, packages: string[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const packageName of packages) {
    const file = path.join(packagesDir, packageName, 'themeAugmentation/props.d.ts');
    if (!existsSync(file)) continue;
    const lines = readFileSync(file, 'utf8').matchAll(/^\s+(Mui\w+): (?:Exported)?(\w+)Props\b/gm);
    for (const [, themeName, component] of lines) {
      if (themeName && component) names.set(component, themeName);
    }
  }
  return names;
}
