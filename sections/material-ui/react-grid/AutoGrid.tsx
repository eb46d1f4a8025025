import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

export default function AutoGrid() {
  return (
    <Grid container columnSpacing={2} sx={{ alignItems: 'center' }}>
      <Grid item xs zeroMinWidth>
        <Typography noWrap>
          Minutes of the meeting on the new lighthouse, with drawings and costs
        </Typography>
      </Grid>
      <Grid item xs="auto">
        <Button variant="outlined" href="/material-ui/react-button/">
          Read
        </Button>
      </Grid>
    </Grid>
  );
}
