/**
 * Sets the key of the Pro and Premium packages before the first of their components renders: it comes
 * with what stands around every demo. Without a key the packages say so themselves.
 */
import { LicenseInfo } from '@mui/x-license';

/** Filled in by plugins/bundler/license-key, in this module alone. */
declare const MUI_X_LICENSE_KEY: string | undefined;

if (typeof MUI_X_LICENSE_KEY === 'string') LicenseInfo.setLicenseKey(MUI_X_LICENSE_KEY);
