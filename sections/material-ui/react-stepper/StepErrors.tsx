import * as React from 'react';
import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function StepErrors() {
  const [email, setEmail] = React.useState('ana.example');
  const wrong = !/^\S+@\S+$/.test(email);

  return (
    <Box sx={{ minHeight: 128 }}>
      {/* #region excerpt */}
      <Stepper activeStep={2}>
        <Step>
          <StepLabel>Name</StepLabel>
        </Step>
        <Step completed={!wrong}>
          <StepLabel
            error={wrong}
            optional={
              wrong && (
                <Typography variant="caption" color="error">
                  Lacks the @
                </Typography>
              )
            }
          >
            Email
          </StepLabel>
        </Step>
        <Step>
          <StepLabel
            optional={<Typography variant="caption">Optional</Typography>}
          >
            Photo
          </StepLabel>
        </Step>
      </Stepper>
      {/* #endregion */}
      <TextField
        label="Email"
        error={wrong}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        sx={{ mt: 3 }}
      />
    </Box>
  );
}
