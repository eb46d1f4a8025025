import type { ApiComponentPage } from '@site/model/api-reference';
import type { PlaygroundCode } from './code/print-module';
import { elementsOf, withProps, type ElementNode, type Props } from './code/nodes';
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
  /** What it shows after some changes. */
  treeOf(changes: Changes): ElementNode;
}

/** Makes the playground of a component from its reference; undefined if it has none. */
export function playgroundOf(
  page: ApiComponentPage,
  { presets, data }: FamilyPresets,
): ComponentPlayground | undefined {
  const preset = presets[page.name];
  if (!preset) return undefined;
  const given: Props = elementsOf(preset.tree).find(({ name }) => name === page.name)?.props ?? {};
  const controls = controlsOf(page, given, { ...data, ...preset.data });
  return {
    ...{ page, controls, height: preset.height },
    treeOf(changes) {
      const props = applyChanges(given, controls, changes);
      return withProps(preset.tree, page.name, preset.adjust?.(props) ?? props);
    },
  };
}

/** The code of a playground after some changes. */
export function codeOf({ page, treeOf }: ComponentPlayground, changes: Changes): PlaygroundCode {
  return { name: `${page.name}Playground`, tree: treeOf(changes), from: page.package.name };
}
