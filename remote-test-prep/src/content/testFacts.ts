/** The dataset `testFacts`: the facts of this package that other packages may show. */
import fact from './facts.json?facts';

export default ['ielts-results', 'pte-results'].map((id) => fact(id));
