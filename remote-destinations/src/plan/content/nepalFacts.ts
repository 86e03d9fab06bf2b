/** The dataset `nepalFacts`: the costs and times of Nepal's own steps, as in the checklist. */
import fact from './facts.json?facts';

const ids = ['noc', 'noc-papers', 'attestation', 'police', 'medical', 'bank', 'service-fee', 'grades'];

export default ids.map((id) => fact(id));
