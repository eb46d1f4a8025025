const styles = `
.OpeningHours-root {
  height: 40px;
  font-style: italic;
}
`;

export default function OpeningHours() {
  return (
    <div className="OpeningHours-root">
      <style>{styles}</style>
      Open from 10 to 18
    </div>
  );
}
