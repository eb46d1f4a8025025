/** Environment values, parsed once. All are optional; one that makes no sense stops the build. */
export interface Environment {
  /** Origin and path of the repository, e.g. `https://github.com/mui/mui-x`; no trailing slash. */
  repository?: string;
  /** The production host, without scheme. */
  host: string;
}

function parseRepository(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(`DOCS_REPOSITORY must be an http(s) address, got ${JSON.stringify(value)}`);
  }
  return value.replace(/\/+$/, '');
}

function parseHost(value: string | undefined): string {
  if (!value) return 'mui.com';
  if (!/^[a-z0-9.-]+(:\d+)?$/i.test(value)) {
    throw new Error(
      `DOCS_HOST must be a host name such as "mui.com", got ${JSON.stringify(value)}`,
    );
  }
  return value;
}

/**
 * Reads what the build was given.
 * @throws with one line that names the variable when a value makes no sense
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  return {
    repository: parseRepository(env.DOCS_REPOSITORY),
    host: parseHost(env.DOCS_HOST),
  };
}
