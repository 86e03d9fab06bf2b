import sharp from 'sharp';

/** A JPEG as a phone takes it: large, and with a name and a place in its metadata. */
export const phonePhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#a52' } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '27/1 40/1 0/1' } })
    .jpeg()
    .toBuffer();
