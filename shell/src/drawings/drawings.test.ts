// @vitest-environment node
import { testDrawings } from 'shared/testing/drawings';

testDrawings(import.meta.dirname);
