import Chip from '@mui/material/Chip';

const states = ['Open', 'Packed', 'Late'] as const;

// #region excerpt
const styles = `
.OrderStatus-list {
  display: grid;
  gap: 8px;
}

.OrderStatus-list .OrderStatus-chip {
  justify-content: flex-start;
  width: 112px;
  border-radius: 6px;
  border-inline-start: 6px solid #0a73c9;
  font-weight: 600;
}

.OrderStatus-list .OrderStatus-chip[data-state='Packed'] {
  border-color: #2e8b45;
}

.OrderStatus-list .OrderStatus-chip[data-state='Late'] {
  border-color: #d8433c;
}

.OrderStatus-list .MuiChip-label {
  padding-inline: 10px;
}
`;
// #endregion

export default function OrderStatus() {
  return (
    <div className="OrderStatus-list">
      <style>{styles}</style>
      {states.map((state) => (
        <Chip
          key={state}
          label={state}
          data-state={state}
          className="OrderStatus-chip"
        />
      ))}
    </div>
  );
}
