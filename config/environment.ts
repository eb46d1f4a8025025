/** Environment values, parsed once. All are optional; one that makes no sense stops the build. */
export interface Environment {
  /** Origin and path of the repository, e.g. `https://github.com/mui/mui-x`; no trailing slash. */
  repository?: string;
  /** The production host, without scheme. */
  host: string;
  /** Key for the Pro and Premium packages. Goes to the client alone, and never into a message. */
  licenseKey?: string;
  /** Measurement id of Google Analytics; without it nothing is measured. */
  measurementId?: string;
  /** Hosted search in place of the embedded one. */
  algolia?: { appId: string; apiKey: string; indexName: string };
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

/** A key is a checksum of 32 hexadecimal digits and base64 text: `verifyLicense` of `@mui/x-license`. */
function parseLicenseKey(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^[0-9a-f]{32}[A-Za-z0-9+/]+=*$/.test(value)) {
    throw new Error(
      `MUI_X_LICENSE_KEY must be a key as it was issued, got ${value.length} characters of another form`,
    );
  }
  return value;
}

function parseMeasurementId(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^G-[A-Z0-9]{4,16}$/.test(value)) {
    throw new Error(
      `GA_MEASUREMENT_ID must be an id such as "G-ABCDE12345", got ${JSON.stringify(value)}`,
    );
  }
  return value;
}

const ALGOLIA_NAMES = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

function parseAlgolia(env: NodeJS.ProcessEnv): Environment['algolia'] {
  const missing = ALGOLIA_NAMES.filter((name) => !env[name]);
  if (missing.length === ALGOLIA_NAMES.length) return undefined;
  if (missing.length > 0) {
    throw new Error(`${missing.join(' and ')} must be set too: hosted search needs all three`);
  }
  const [appId = '', apiKey = '', indexName = ''] = ALGOLIA_NAMES.map((name) => env[name]);
  const spaced = ALGOLIA_NAMES.find((name) => /\s/.test(env[name] ?? ''));
  if (spaced) throw new Error(`${spaced} must be without white space`);
  return { appId, apiKey, indexName };
}

/**
 * Reads what the build was given.
 * @throws with one line that names the variable when a value makes no sense
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  return {
    repository: parseRepository(env.DOCS_REPOSITORY),
    host: parseHost(env.DOCS_HOST),
    licenseKey: parseLicenseKey(env.MUI_X_LICENSE_KEY),
    measurementId: parseMeasurementId(env.GA_MEASUREMENT_ID),
    algolia: parseAlgolia(env),
  };
}

/** What this build was given. A value that makes no sense is one line, and the end of the build. */
export function buildEnvironment(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    // Thrown from a configuration it would be a line somewhere in two stack traces.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(1);
  }
}
