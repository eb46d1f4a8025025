import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const NAMED =
  /^\s+((?:Mui|Joy)\w+)\??: (?:\{\s*defaultProps\?: Partial<)?(?:Exported)?(\w+)Props\b/gm;

/** Files of declarations that name the components of a theme. */
const FILES = [
  // MUI X
  'themeAugmentation/props.d.ts',
  // Material UI
  'styles/props.d.ts',
  // Joy UI
  'styles/components.d.ts',
];

/**
 * Names of components in the theme's `components`, from the packages' declarations: lines such as
 * `MuiDateCalendar: DateCalendarProps<PickerValidDate>;`, and in Joy UI `JoyAlert?: { defaultProps?:
 * Partial<AlertProps>; … }`.
 * @returns theme name by component name
 */
export function themeNames(packagesDir: string, packages: string[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const packageName of packages) {
    const files = FILES.map((file) => path.join(packagesDir, packageName, file));
    for (const file of files.filter((each) => existsSync(each))) {
      for (const [, themeName, component] of readFileSync(file, 'utf8').matchAll(NAMED)) {
        if (themeName && component) names.set(component, themeName);
      }
    }
  }
  return names;
}
