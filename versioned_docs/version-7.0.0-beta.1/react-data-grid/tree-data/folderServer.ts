import { createRandom } from '../_data/random';
import { files, type FileEntry } from './files';

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const parentOf = (id: string) => id.split('/').slice(0, -1).join('/');

/** Lists one folder at a time; the first request for `Contracts` fails. */
export function createFolderServer() {
  const random = createRandom(3);
  let hasFailed = false;
  return {
    async list(folder: string): Promise<FileEntry[]> {
      await wait(400 + random.integer(0, 400));
      if (folder === 'Contracts' && !hasFailed) {
        hasFailed = true;
        throw new Error('503 Service Unavailable');
      }
      return files.filter(({ id }) => parentOf(id) === folder);
    },
  };
}
