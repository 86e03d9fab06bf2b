import sharp from 'sharp';

/** A JPEG as a phone takes it: large, and with the name and the place that the camera noted. */
export const phonePhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#a52' } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '27/1 40/1 0/1' } })
    .jpeg()
    .toBuffer();
