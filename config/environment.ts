import { reasonOf } from '../model/reason-of';
import { parseHeadingFont } from './heading-font';

/** Environment values, parsed once. All are optional; one that makes no sense stops the build. */
export interface Environment {
  /** Origin and path of the repository, e.g. `https://github.com/mui/mui-x`; no trailing slash. */
  repository?: string;
  /** The production host, without scheme. */
  host: string;
  /** Key for the Pro and Premium packages. Goes only to the client, and never into a message. */
  licenseKey?: string;
  /** Measurement id of Google Analytics; without it, the site has no analytics. */
  measurementId?: string;
  /** Hosted search in place of the embedded one. */
  algolia?: { appId: string; apiKey: string; indexName: string };
  /** Address of the heading font's style sheet; empty for none. */
  headingFont: string;
  /** Makes browsers only report violations of the Content-Security-Policy. */
  cspReportOnly: boolean;
  /** Makes this build remove all service workers and their caches from users' devices. */
  retireWorker: boolean;
}

function parseHttpUrl(value: string): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Checks for parts of a repository address that can hold a password or a token. */
function mayHoldSecret(value: string, url: URL | undefined): boolean {
  if (/[?#]/.test(value)) return true;
  if (url) return url.username !== '' || url.password !== '';
  // The usual address for SSH is the one of this form that is known to be harmless.
  return value.includes('@') && !/^git@[^@]*$/.test(value);
}

/** Every page shows this address: it must not hold a secret, and neither must a message about it. */
function parseRepository(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = parseHttpUrl(value);
  if (mayHoldSecret(value, url)) {
    throw new Error(
      'DOCS_REPOSITORY must be an address without user name, password, query and hash: every page shows it',
    );
  }
  if (!url) {
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

function parseRetireWorker(value: string | undefined): boolean {
  if (!value) return false;
  if (value !== '1') throw new Error(`RETIRE_WORKER must be "1", got ${JSON.stringify(value)}`);
  return true;
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

function parseReportOnly(value: string | undefined): boolean {
  if (!value || value === '0') return false;
  if (value === '1') return true;
  throw new Error(`CSP_REPORT_ONLY must be 1, 0 or empty, got ${JSON.stringify(value)}`);
}

/**
 * Reads the environment variables of the build.
 * @throws with one line that names the variable when a value makes no sense
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  return {
    repository: parseRepository(env.DOCS_REPOSITORY),
    host: parseHost(env.DOCS_HOST),
    licenseKey: parseLicenseKey(env.MUI_X_LICENSE_KEY),
    measurementId: parseMeasurementId(env.GA_MEASUREMENT_ID),
    algolia: parseAlgolia(env),
    headingFont: parseHeadingFont(env.HEADING_FONT_URL),
    cspReportOnly: parseReportOnly(env.CSP_REPORT_ONLY),
    retireWorker: parseRetireWorker(env.RETIRE_WORKER),
  };
}

/** Reads the environment of this build. Ends the build with one line when a value is invalid. */
export function buildEnvironment(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    // If a configuration throws, its message is hard to find between two stack traces.
    process.stderr.write(`${reasonOf(error)}\n`);
    return process.exit(1);
  }
}
