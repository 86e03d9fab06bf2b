// @vitest-environment node
import { testDrawings } from '@sayapatri/testing/drawings';

testDrawings(import.meta.dirname);
