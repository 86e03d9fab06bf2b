import { Picture } from './Picture.tsx';
import { drawing, photo } from './picture.fixture.ts';

export const ofADrawing = <Picture picture={drawing} alt="A campus with a clock tower" />;
export const ofAPhotograph = <Picture picture={photo} alt="" sizes="50vw" loading="eager" />;
