export default function SomethingElse() {
  return <p>Its name is not the name of its file</p>;
}
