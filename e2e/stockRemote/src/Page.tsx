import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Throws where a build takes the module for its default export. */
const Centred = styled('div')({ textAlign: 'center' });

const own = createTheme({ shape: { borderRadius: 3 }, palette: { primary: { main: '#008000' } } });

const Corners = ({ of }: { of: string }) => (
  <p>
    {of} corners: {useTheme().shape.borderRadius}
  </p>
);

/** React's state, the router's place and the theme are there only if all three are the shell's. */
export default function Page() {
  const [times, setTimes] = useState(0);
  const { pathname } = useLocation();
  return (
    <Centred>
      <Typography variant="h1">A stock remote at {pathname}</Typography>
      {/* A theme of its own for a part of the page. */}
      <ThemeProvider theme={own}>
        <Button variant="contained">Green</Button>
        <Corners of="Inner" />
      </ThemeProvider>
      <Button variant="contained" onClick={() => setTimes(times + 1)}>
        Pressed {times} times
      </Button>
      <Corners of="Outer" />
      {/* A part that the shell does not have. */}
      <Slider aria-label="How far" defaultValue={30} />
    </Centred>
  );
}
