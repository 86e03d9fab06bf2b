interface Place {
  latitude: number;
  longitude: number;
}

const kmPerDegree = 111.2;
const directions = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** From one office to another: kilometres to the east and to the north, in a straight line, and where it lies. */
export function wayBetween(from: Place, to: Place) {
  const north = (to.latitude - from.latitude) * kmPerDegree;
  const east = (to.longitude - from.longitude) * kmPerDegree * Math.cos((from.latitude * Math.PI) / 180);
  const eighth = Math.round((Math.atan2(east, north) / Math.PI) * 4);
  return { east, north, km: Math.hypot(east, north), direction: directions[(eighth + 8) % 8] as string };
}
