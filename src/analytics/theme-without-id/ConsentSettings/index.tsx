/** Without a measurement id, nothing needs consent. */
export default function ConsentSettings(): null {
  return null;
}
