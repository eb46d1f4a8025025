import path from 'node:path';
import type { CurrentBundler, LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import type { InstallList } from '../../../model/offline-lists';

// Its types describe options only.
const { default: pluginPwa } = require('@docusaurus/plugin-pwa') as { default: PluginModule };

interface WorkerInput {
  /** In `src/offline/worker/`. */
  entry: 'index.ts' | 'retire.ts';
  list: InstallList;
}

/** The part of a bundler's configuration that is changed here. */
interface Configuration {
  output: object;
  module: { rules: object[] };
  plugins: object[];
}

/** Props that Docusaurus passes to plugins after a build. */
export type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

type Bundler = CurrentBundler['instance'];

const TYPESCRIPT = {
  test: /\.ts$/,
  loader: 'builtin:swc-loader',
  options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
};

/**
 * The PWA plugin compiles JavaScript only, and puts `swCustom` into a second script. That script
 * could be lost while `sw.js` arrives: the browser would then keep a worker that does nothing.
 * @returns the bundler, which also reads TypeScript and writes one script
 */
function bundlerForWorker(bundler: Bundler, siteDir: string, list: InstallList): Bundler {
  const constants = new bundler.DefinePlugin({ OFFLINE_INSTALL_LIST: JSON.stringify(list) });
  const adapt = (configuration: Configuration) => ({
    ...configuration,
    // The folder that the build starts in would decide the ids of modules.
    context: siteDir,
    output: { ...configuration.output, asyncChunks: false },
    resolve: { extensions: ['.ts', '.js'], alias: { '@site': siteDir } },
    module: { rules: [...configuration.module.rules, TYPESCRIPT] },
    plugins: [...configuration.plugins, constants],
  });
  return new Proxy(bundler, {
    apply: (run: (configurations: object[]) => unknown, _, [configurations]: [Configuration[]]) =>
      run(configurations.map(adapt)),
  });
}

/** The plugin with everything that a build does not need left out: ours registers the worker. */
async function pwaPlugin(context: LoadContext, swCustom: string): Promise<Plugin> {
  const plugin = await pluginPwa(context, {
    debug: false,
    offlineModeActivationStrategies: [],
    pwaHead: [],
    swRegister: false,
    swCustom,
    // Precaching would keep whatever arrives with status 200, such as the page of a captive portal
    // in place of a script. src/offline/worker/install.ts checks each file instead.
    injectManifestConfig: { globIgnores: ['**/*'] },
  });
  if (!plugin) throw new Error('The PWA plugin makes no worker outside of production builds');
  return plugin;
}

/**
 * Has Docusaurus' PWA plugin compile the service worker of a language to `x/sw.js`. Its own place is
 * the root; below `/x/` the scope of the worker is `/x/`.
 * @throws with the message of the bundler when it does not compile
 */
export async function compileWorker(
  context: LoadContext,
  props: PostBuildProps,
  { entry, list }: WorkerInput,
): Promise<void> {
  const { siteDir } = context;
  const outDir = path.join(context.outDir, 'x');
  const baseUrl = `${context.baseUrl}x/`;
  const swCustom = path.join(siteDir, 'src', 'offline', 'worker', entry);
  const plugin = await pwaPlugin({ ...context, outDir, baseUrl }, swCustom);
  const instance = bundlerForWorker(props.currentBundler.instance, siteDir, list);
  const currentBundler = { ...props.currentBundler, instance };
  await plugin.postBuild?.({ ...props, outDir, baseUrl, currentBundler });
}
