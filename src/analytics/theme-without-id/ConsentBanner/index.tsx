/** There is nothing to agree to. */
export default function ConsentBanner(): null {
  return null;
}
