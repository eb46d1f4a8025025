/** There is nothing to agree to. */
export default function ConsentSettings(): null {
  return null;
}
