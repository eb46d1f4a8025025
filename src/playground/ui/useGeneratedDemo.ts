import { useCallback, useMemo } from 'react';
import { packages } from '@generated/playground/default/packages';
import type { DemoCode, ProjectGraph } from '@site/model/demo-code';
import { CODE_VARIANTS } from '@site/model/preferences';
import { provideDemoFile } from '@site/src/demo/load-demo-file';
import type { LoadDemo } from '@site/src/demo/useLiveDemo';
import { colorCode } from '../code/color-code';
import { packagesOf, printModule, type PlaygroundCode } from '../code/print-module';
import { createStage } from '../live/PlaygroundStage';
import { loadModules, needsOf } from '../live/packages';

interface GeneratedDemo {
  name: string;
  path: string;
  code: DemoCode;
  load: LoadDemo;
}

function graphOf(
  file: string,
  { packages, rightToLeft }: ReturnType<typeof needsOf>,
): ProjectGraph {
  return { paths: [file], packages, rightToLeft, worker: false };
}

/**
 * Makes a demo of the code: with it, readers copy, edit and export what a playground shows.
 * @param state what the code depends on: each state has its own drafts
 */
export function useGeneratedDemo(code: PlaygroundCode, state: string): GeneratedDemo {
  const { name, from } = code;
  const imported = packagesOf(code).join(' ');
  const load = useCallback(
    async () => ({ default: createStage(await loadModules(packages, imported.split(' '))) }),
    [imported],
  );
  const demo = useMemo(() => {
    const path = `playground/${from}/${encodeURIComponent(state)}/${name}.tsx`;
    const [ts, js] = CODE_VARIANTS.map((variant) => colorCode(printModule(code, variant)));
    const address = `playground:${path}`;
    const needs = needsOf(packages, imported.split(' '));
    // Before the effects of the demo, which asks for the file.
    provideDemoFile(address, {
      ...{ path, ts: ts ?? '', js },
      project: { ts: graphOf(`${name}.tsx`, needs), js: graphOf(`${name}.jsx`, needs) },
    });
    return {
      path,
      code: {
        ts: { html: ts ?? '', source: '' },
        js: js === ts || js === undefined ? undefined : { html: js, source: '' },
        partial: false,
        files: [{ name: `${name}.tsx`, address }],
      },
    };
  }, [code, name, from, state, imported]);
  return { name, load, ...demo };
}
