import Avatar from '@mui/material/Avatar';

const authors = [
  { name: 'Ines Moreau', initials: 'IM', online: true },
  { name: 'Jonas Weber', initials: 'JW', online: false },
];

// #region excerpt
const styles = `
.OnlineRing-row {
  box-sizing: border-box;
  display: flex;
  gap: 32px;
  height: 72px;
  padding: 8px;
}

.OnlineRing-row .OnlineRing-avatar {
  width: 56px;
  height: 56px;
  background: #075985;
  color: #fff;
  font-weight: 600;
  outline: 2px dashed #64748b;
  outline-offset: 3px;
}

.OnlineRing-row .OnlineRing-avatar[data-online='true'] {
  outline: 3px solid #15803d;
}
`;
// #endregion

export default function OnlineRing() {
  return (
    <div className="OnlineRing-row">
      <style>{styles}</style>
      {authors.map(({ name, initials, online }) => (
        <Avatar
          key={name}
          role="img"
          aria-label={`${name}, ${online ? 'online' : 'offline'}`}
          data-online={online}
          className="OnlineRing-avatar"
        >
          {initials}
        </Avatar>
      ))}
    </div>
  );
}
