import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'sucrase';

/**
 * The PWA plugin compiles plain JavaScript alone: writes the files of src/offline/worker/ without
 * their types.
 * @returns the file to give as `swCustom`
 */
export function writeWorkerSource(siteDir: string, generatedFilesDir: string): string {
  const from = path.join(siteDir, 'src', 'offline', 'worker');
  const to = path.join(generatedFilesDir, 'offline-worker');
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from).filter((name) => name.endsWith('.ts'))) {
    const source = readFileSync(path.join(from, file), 'utf8');
    const { code } = transform(source, { transforms: ['typescript'], disableESTransforms: true });
    writeFileSync(path.join(to, file.replace(/\.ts$/, '.js')), code);
  }
  return path.join(to, 'index.js');
}
