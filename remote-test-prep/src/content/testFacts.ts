/** The dataset `testFacts`: what this package's pages state of the tests and other packages may show. */
import fact from './facts.json?facts';

export default ['ielts-results', 'pte-results'].map((id) => fact(id));
