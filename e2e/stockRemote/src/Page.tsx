import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** React's state, the router's place and the theme are there only if all three are the shell's. */
export default function Page() {
  const [times, setTimes] = useState(0);
  const { pathname } = useLocation();
  const theme = useTheme();
  return (
    <>
      <Typography variant="h1">A stock remote at {pathname}</Typography>
      <Button variant="contained" onClick={() => setTimes(times + 1)}>
        Pressed {times} times
      </Button>
      <p>The theme’s corners: {theme.shape.borderRadius}</p>
      {/* A part that the shell does not have. */}
      <Slider aria-label="How far" defaultValue={30} />
    </>
  );
}
