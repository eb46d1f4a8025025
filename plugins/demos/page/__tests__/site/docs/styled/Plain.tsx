export default function Plain() {
  return null;
}
