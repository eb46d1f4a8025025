import { useCallback, type ComponentType } from 'react';
import type { ReferenceFamilyId } from '@site/model/families';
import { loadDemoStage } from '@site/src/demo/load-demo-stage';
import { useLoaded } from '@site/src/loading/useLoaded';
import type { DemoStageProps } from '@site/src/mui/DemoStage';
import type { PopupsInside } from '@site/src/mui/PopupsInside';
import { loadSamples } from '../samples/load-samples';
import type { Sample } from '../samples/sample';

/** What an anatomy needs besides its own code. */
export interface AnatomyParts {
  sample?: Sample;
  Stage: ComponentType<DemoStageProps>;
  Popups: typeof PopupsInside;
}

async function load(family: ReferenceFamilyId, name: string): Promise<AnatomyParts> {
  const [samples, { DemoStage }, { PopupsInside: Popups }] = await Promise.all([
    loadSamples(family),
    loadDemoStage(),
    import('@site/src/mui/PopupsInside'),
  ]);
  return { sample: samples[name], Stage: DemoStage, Popups };
}

/** Loads MUI and the sample of a component; undefined until they are there. */
export function useAnatomyParts(family: ReferenceFamilyId, name: string): AnatomyParts | undefined {
  return useLoaded(useCallback(() => load(family, name), [family, name]));
}
