import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { JoyDemo } from '../_parts/JoyDemo';

const waves =
  'repeating-radial-gradient(circle at 20% 110%, #12467b 0 18px, #0b6bcb 18px 36px)';

export default function ConcertCard() {
  return (
    <JoyDemo>
      {/* #region excerpt */}
      <Card sx={{ maxWidth: 320, '&:hover': { borderColor: 'primary.500' } }}>
        <CardOverflow>
          <AspectRatio ratio="2" minHeight={120} maxHeight={120}>
            <div style={{ background: waves }} />
          </AspectRatio>
        </CardOverflow>
        <CardContent>
          <Typography level="title-md" component="h3">
            <Link overlay underline="none" href="#ConcertCard" color="neutral">
              Harbor concert
            </Link>
          </Typography>
          <Typography level="body-sm">Pier 3, Saturday at 20:00</Typography>
        </CardContent>
        <CardOverflow
          variant="soft"
          color="primary"
          sx={{ py: 1, fontSize: 'sm' }}
        >
          12 seats left
        </CardOverflow>
      </Card>
      {/* #endregion */}
    </JoyDemo>
  );
}
