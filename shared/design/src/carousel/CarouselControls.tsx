import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Controls } from './carouselStyles.ts';

interface CarouselControlsProps {
  /** What one slide is, e.g. `question`. */
  item: string;
  /** Undefined for a carousel that never moves by itself. */
  rotation?: { playing: boolean; toggle: () => void } | undefined;
  onPrevious: () => void;
  onNext: () => void;
  /** Which slide is shown, between the two buttons; read out when it changes. */
  position?: ReactNode;
  /** False until the buttons work: they are invisible but keep their place, so that nothing moves. */
  ready: boolean;
}

/** Pause comes first, so that keyboard users can stop the carousel before anything else. */
export function CarouselControls(props: CarouselControlsProps) {
  const { item, rotation, onPrevious, onNext, position, ready } = props;
  return (
    <Controls
      data-no-print
      data-centered={position ? '' : undefined}
      style={ready ? undefined : { visibility: 'hidden' }}
    >
      {rotation ? (
        <IconButton
          color="inherit"
          aria-label={rotation.playing ? 'Pause the carousel' : 'Play the carousel'}
          onClick={rotation.toggle}
        >
          {rotation.playing ? <PauseIcon /> : <PlayArrowIcon />}
        </IconButton>
      ) : null}
      <IconButton color="inherit" aria-label={`Previous ${item}`} onClick={onPrevious}>
        <ChevronLeftIcon />
      </IconButton>
      {position ? <p role="status">{position}</p> : null}
      <IconButton color="inherit" aria-label={`Next ${item}`} onClick={onNext}>
        <ChevronRightIcon />
      </IconButton>
    </Controls>
  );
}
