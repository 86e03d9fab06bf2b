export interface University {
  name: string;
  country: string;
  website: `https://${string}`;
}

/**
 * The logo carousel of the home page. Sample data: real universities and their sites, but no logos, which are
 * trademarks. The consultancy replaces them with its own associated universities.
 */
export const universities: readonly University[] = [
  { name: 'Arizona State University', country: 'USA', website: 'https://www.asu.edu' },
  { name: 'University of Manchester', country: 'UK', website: 'https://www.manchester.ac.uk' },
  { name: 'University of Toronto', country: 'Canada', website: 'https://www.utoronto.ca' },
  { name: 'Monash University', country: 'Australia', website: 'https://www.monash.edu' },
  { name: 'University of Auckland', country: 'New Zealand', website: 'https://www.auckland.ac.nz' },
  { name: 'Waseda University', country: 'Japan', website: 'https://www.waseda.jp' },
  { name: 'Technical University of Munich', country: 'Germany', website: 'https://www.tum.de' },
  { name: 'Yonsei University', country: 'South Korea', website: 'https://www.yonsei.ac.kr' },
  { name: 'University of Texas at Arlington', country: 'USA', website: 'https://www.uta.edu' },
  { name: 'University of Leeds', country: 'UK', website: 'https://www.leeds.ac.uk' },
  { name: 'University of British Columbia', country: 'Canada', website: 'https://www.ubc.ca' },
  { name: 'University of Melbourne', country: 'Australia', website: 'https://www.unimelb.edu.au' },
];
