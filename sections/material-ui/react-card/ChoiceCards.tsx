import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const offers = [
  { name: 'Day ticket', price: '$9' },
  { name: 'Week ticket', price: '$32' },
];

export default function ChoiceCards() {
  const [chosen, setChosen] = React.useState('Day ticket');

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {offers.map(({ name, price }) => (
        <Card
          key={name}
          variant="outlined"
          sx={{ borderColor: name === chosen ? 'primary.main' : undefined }}
        >
          {/* #region excerpt */}
          <CardActionArea
            aria-pressed={name === chosen}
            onClick={() => setChosen(name)}
          >
            <CardContent>
              <Typography variant="h6" component="div">
                {price}
              </Typography>
              {name}
            </CardContent>
          </CardActionArea>
          {/* #endregion */}
        </Card>
      ))}
    </Box>
  );
}
