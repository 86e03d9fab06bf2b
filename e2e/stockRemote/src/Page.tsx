import { Button, Typography, useLocation } from '@sayapatri/design';
import { useState } from 'react';

/** React's state and the router's context are there only if both are the shell's. */
export default function Page() {
  const [times, setTimes] = useState(0);
  const { pathname } = useLocation();
  return (
    <>
      <Typography variant="h1">A stock remote at {pathname}</Typography>
      <Button onClick={() => setTimes(times + 1)}>Pressed {times} times</Button>
    </>
  );
}
