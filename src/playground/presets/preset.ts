import type { ElementNode, Props } from '../code/nodes';
import type { DataOptions } from '../controls/controls-of';

/** What the playground of a component begins with. */
export interface Preset {
  /** The component, in what it needs around it. */
  tree: ElementNode;
  /** Pixels that the component draws: `e2e/full/playgrounds.spec.ts` compares them. */
  height: number;
  /** Values for props of this component only. */
  data?: DataOptions;
  /** Changes props that depend on others. */
  adjust?(props: Props): Props;
}

/** What the playgrounds of a family begin with. */
export interface FamilyPresets {
  /** By the name of the component's page. */
  presets: Readonly<Record<string, Preset>>;
  /** Components that cannot be used without others: by one that shows them. */
  partsOf: Readonly<Record<string, readonly string[]>>;
  /** Components that render no element. */
  withoutElement: readonly string[];
  /** Values for props of all components. */
  data: DataOptions;
  /** Plugins of Day.js without which some props throw. */
  pluginsOf?(props: Props): readonly string[];
}
