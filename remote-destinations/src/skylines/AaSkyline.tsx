import { SkylineFrame } from './SkylineFrame.tsx';
export function AaSkyline(){return <SkylineFrame sun={[700,130,46]}/>}
