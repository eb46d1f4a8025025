export default function PlainNotice() {
  return <div style={{ height: 40 }}>One styling is enough here</div>;
}
