import Button from '@mui/material/Button';

// #region excerpt
const styles = `
.NoticeCard-root {
  padding: 16px;
  border: 2px dashed #b45309;
  border-radius: 4px;
}

.NoticeCard-title {
  font-weight: 600;
}

.NoticeCard-root .NoticeCard-button {
  margin-block-start: 16px;
  border-radius: 0;
}
`;
// #endregion

export default function NoticeCard() {
  const remaining: number = 3;
  return (
    <div style={{ height: 160 }}>
      <style>{styles}</style>
      <div className="NoticeCard-root">
        <div className="NoticeCard-title">Seats left: {remaining}</div>
        <div>The matinee is nearly sold out.</div>
        <Button variant="contained" className="NoticeCard-button">
          Book
        </Button>
      </div>
    </div>
  );
}
