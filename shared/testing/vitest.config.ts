export { unitTests as default } from '@sayapatri/build';
