/** The one third-party host that may be framed (OpenStreetMap's embed needs no key). */
export const mapHost = 'https://www.openstreetmap.org';
