import { NameTile } from './NameTile.tsx';

export const usual = <NameTile>ANU</NameTile>;
export const longText = <NameTile>SKKU-GSB</NameTile>;
