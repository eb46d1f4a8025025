import {
  createContext,
  createElement,
  useContext,
  type ComponentType,
  type ElementType,
  type ReactNode,
} from 'react';
import { DemoError } from '@site/src/demo/DemoError';
import { DemoErrorBoundary } from '@site/src/demo/DemoErrorBoundary';
import { Constant, Imported, isComponent, type ElementNode, type Props } from '../code/nodes';
import type { PackageModule } from './packages';
import { ScrollBox } from './ScrollBox';

/** What a playground shows at the moment. */
export interface Shown {
  tree: ElementNode;
  /** Package of its components. */
  from: string;
  /** Components read some props only once: a new value starts them again. */
  run: string;
  /** Brings the props back that it began with. */
  onReset(): void;
}

/** Hands what is shown down to the live example, which is loaded later. */
export const ShownContext = createContext<Shown | undefined>(undefined);

type Modules = ReadonlyMap<string, PackageModule>;

function liveValue(value: unknown, modules: Modules): unknown {
  if (value instanceof Constant) return value.value;
  return value instanceof Imported ? modules.get(value.from)?.[value.name] : value;
}

function liveProps(props: Props, modules: Modules): Props {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, liveValue(value, modules)]),
  );
}

/** @throws for a component that the package lacks */
function typeOf(node: ElementNode, module: PackageModule | undefined): ElementType {
  const type = isComponent(node) ? module?.[node.name] : node.name;
  if (!type) throw new Error(`${node.name} is not exported`);
  return type as ElementType;
}

function render(node: ElementNode, from: string, modules: Modules): ReactNode {
  return createElement(
    typeOf(node, modules.get(from)),
    liveProps(node.props, modules),
    ...node.children.map((child) => render(child, from, modules)),
  );
}

function Live({ tree, from, modules }: Shown & { modules: Modules }): ReactNode {
  return render(tree, from, modules);
}

/** Makes the component that shows a playground. If what it shows throws, the page stays. */
export function createStage(modules: Modules): ComponentType {
  return function PlaygroundStage() {
    const shown = useContext(ShownContext);
    return (
      shown && (
        <DemoErrorBoundary
          subject={shown.tree}
          renderError={(error) => <DemoError error={error} onReset={shown.onReset} />}
        >
          <ScrollBox>
            <Live key={shown.run} {...shown} modules={modules} />
          </ScrollBox>
        </DemoErrorBoundary>
      )
    );
  };
}
