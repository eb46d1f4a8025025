import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'violin', label: 'Violin' },
      { id: 'viola', label: 'Viola' },
      { id: 'cello', label: 'Cello' },
    ],
  },
  {
    id: 'woodwinds',
    label: 'Woodwinds',
    children: [
      { id: 'flute', label: 'Flute' },
      { id: 'oboe', label: 'Oboe' },
    ],
  },
  { id: 'harp', label: 'Harp' },
];

export default function TreeExample() {
  return (
    <div style={{ minHeight: 320 }}>
      <RichTreeView
        aria-label="Instruments of an orchestra"
        items={items}
        defaultExpandedItems={['strings']}
      />
    </div>
  );
}
