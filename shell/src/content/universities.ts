export interface University {
  name: string;
  /** Id of the emblem (shared/drawings/emblems/Emblems.tsx). */
  image: string;
  country: string;
  website: `https://${string}`;
}

/**
 * The logo carousel of the home page. Sample data: real universities and their sites, but no logos, which are
 * trademarks. The consultancy replaces them with its own associated universities.
 */
export const universities: readonly University[] = [
  {
    name: 'Arizona State University',
    image: 'arizona-state',
    country: 'USA',
    website: 'https://www.asu.edu',
  },
  {
    name: 'University of Manchester',
    image: 'manchester',
    country: 'UK',
    website: 'https://www.manchester.ac.uk',
  },
  { name: 'University of Toronto', image: 'toronto', country: 'Canada', website: 'https://www.utoronto.ca' },
  { name: 'Monash University', image: 'monash', country: 'Australia', website: 'https://www.monash.edu' },
  {
    name: 'University of Auckland',
    image: 'auckland',
    country: 'New Zealand',
    website: 'https://www.auckland.ac.nz',
  },
  { name: 'Waseda University', image: 'waseda', country: 'Japan', website: 'https://www.waseda.jp' },
  { name: 'Technical University of Munich', image: 'tum', country: 'Germany', website: 'https://www.tum.de' },
  { name: 'Yonsei University', image: 'yonsei', country: 'Korea', website: 'https://www.yonsei.ac.kr' },
  {
    name: 'University of Texas at Arlington',
    image: 'texas-arlington',
    country: 'USA',
    website: 'https://www.uta.edu',
  },
  { name: 'University of Leeds', image: 'leeds', country: 'UK', website: 'https://www.leeds.ac.uk' },
  { name: 'University of British Columbia', image: 'ubc', country: 'Canada', website: 'https://www.ubc.ca' },
  {
    name: 'University of Melbourne',
    image: 'melbourne',
    country: 'Australia',
    website: 'https://www.unimelb.edu.au',
  },
];
