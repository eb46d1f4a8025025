import Avatar from '@mui/material/Avatar';

const authors = [
  { name: 'Ines Moreau', initials: 'IM', online: true },
  { name: 'Jonas Weber', initials: 'JW', online: false },
];

// #region excerpt
const avatar =
  'size-14! bg-sky-800! font-semibold! text-white! outline-2 outline-offset-3 outline-dashed outline-slate-500 dark:outline-slate-400';
const online =
  'data-[online=true]:outline-3 data-[online=true]:outline-solid data-[online=true]:outline-green-700 dark:data-[online=true]:outline-green-400';
// #endregion

export default function OnlineRing() {
  return (
    <div className="box-border flex h-18 gap-8 p-2">
      {authors.map((author) => (
        <Avatar
          key={author.name}
          role="img"
          aria-label={`${author.name}, ${author.online ? 'online' : 'offline'}`}
          data-online={author.online}
          className={`${avatar} ${online}`}
        >
          {author.initials}
        </Avatar>
      ))}
    </div>
  );
}
