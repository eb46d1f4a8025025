import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';

// #region excerpt
const styles = `
.StyledCard-root {
  display: flex;
  max-width: 320px;
  height: 96px;
}

.StyledCard-root:hover {
  border-color: currentColor;
}

.StyledCard-side {
  display: grid;
  place-items: center;
  width: 96px;
  color: #fff;
  background: #0369a1;
}

.StyledCard-name {
  font-weight: 600;
}

.StyledCard-hours {
  font-size: 14px;
  opacity: 0.8;
}
`;

export default function StyledCard() {
  return (
    <>
      <style>{styles}</style>
      <Card variant="outlined" className="StyledCard-root">
        <div className="StyledCard-side">
          <LocalCafeIcon fontSize="large" />
        </div>
        <CardContent>
          <div className="StyledCard-name">Café Aurora</div>
          <div className="StyledCard-hours">Open until 18:00</div>
        </CardContent>
      </Card>
    </>
  );
}
// #endregion
