/** The one script of the prefetching contender: the document of each link that comes into view is fetched ahead. */
import { listen } from 'quicklink';

listen();
