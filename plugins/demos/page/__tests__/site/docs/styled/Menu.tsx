export default function Menu() {
  return null;
}
