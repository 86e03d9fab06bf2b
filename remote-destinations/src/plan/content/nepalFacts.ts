/** The dataset `nepalFacts`: what Nepal's own steps cost and take, as the checklist states it. */
import fact from './facts.json?facts';

const ids = ['noc', 'noc-papers', 'attestation', 'police', 'medical', 'bank', 'service-fee', 'grades'];

export default ids.map((id) => fact(id));
