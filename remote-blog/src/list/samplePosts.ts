/** As many posts as a test asks for; every third one is on scholarships, the others on admissions. */
export function samplePosts(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    title: `Title ${index + 1}`,
    excerpt: `Excerpt ${index + 1} for students in Nepal`,
    category: index % 3 === 2 ? 'Scholarships' : 'Admissions',
  }));
}
