/** Without a measurement id, nothing needs consent. */
export default function ConsentBanner(): null {
  return null;
}
