import type { DocsData, VersionData } from '../data/types';
import { componentFamilies } from '../../../../model/families';
import { chooseVersion, namedVersion, type ChosenVersion } from '../project/choose-version';
import type { Project } from '../project/types';
import { UsageError, type Command, type CommandContext } from './types';

interface ContextOptions {
  docs: DocsData;
  project: Project;
  /** The version that the user named. */
  named?: string;
  budget?: number;
  signal: AbortSignal;
  loadCommands(): Promise<readonly Command[]>;
}

function chooser({ docs, project, named }: ContextOptions): (family?: string) => ChosenVersion {
  if (!named) return (family) => chooseVersion(docs.versions, project, family);
  return (family) => {
    const version = namedVersion(docs.versions, named, family);
    if (version) return { version, warnings: [] };
    const known = docs.versions.map(({ label }) => label).join(', ');
    throw new UsageError(`There is no version "${named}". The docs have ${known}.`);
  };
}

/** What a command needs besides its inputs. */
export function createContext(options: ContextOptions): CommandContext {
  const choose = chooser(options);
  const families = [undefined, ...componentFamilies().map(({ id }) => id)];
  const { named: _, ...rest } = options;
  return {
    ...rest,
    choose,
    chosenVersions(): VersionData[] {
      return [...new Set(families.map((family) => choose(family).version))];
    },
  };
}
