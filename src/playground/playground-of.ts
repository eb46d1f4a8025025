import type { ApiComponentPage } from '@site/model/api-reference';
import type { PlaygroundCode } from './code/print-module';
import { elementsOf, withProps, type Props } from './code/nodes';
import { applyChanges } from './controls/apply-changes';
import type { Changes, Control } from './controls/control';
import { controlsOf } from './controls/controls-of';
import type { FamilyPresets } from './presets/preset';

/** The playground of a component. */
export interface ComponentPlayground {
  page: ApiComponentPage;
  controls: readonly Control[];
  /** Pixels. */
  height: number;
  /** What it shows after some changes, and the plugins of Day.js that this needs. */
  shownAfter(changes: Changes): Pick<PlaygroundCode, 'tree' | 'plugins'>;
}

/** Makes the playground of a component from its reference; undefined if it has none. */
export function playgroundOf(
  page: ApiComponentPage,
  { presets, data, pluginsOf }: FamilyPresets,
): ComponentPlayground | undefined {
  const preset = presets[page.name];
  if (!preset) return undefined;
  const given: Props = elementsOf(preset.tree).find(({ name }) => name === page.name)?.props ?? {};
  const controls = controlsOf(page, given, { ...data, ...preset.data });
  return {
    ...{ page, controls, height: preset.height },
    shownAfter(changes) {
      const changed = applyChanges(given, controls, changes);
      const props = preset.adjust?.(changed) ?? changed;
      return { tree: withProps(preset.tree, page.name, props), plugins: pluginsOf?.(props) ?? [] };
    },
  };
}

/** The code of a playground after some changes. */
export function codeOf(
  { page, shownAfter }: ComponentPlayground,
  changes: Changes,
): PlaygroundCode {
  return { name: `${page.name}Playground`, from: page.package.name, ...shownAfter(changes) };
}
