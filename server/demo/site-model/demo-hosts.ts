/** The host names of the demo sites. */
export const demoDomain = 'demo.example';
export const rivalDomain = 'rival.example';

export const withWww = (host: string): readonly string[] => [host, `www.${host}`];
const names = new Set([demoDomain, rivalDomain].flatMap(withWww));

/** Whether a domain is one of the demo sites. */
export const isDemoHost = (host: string): boolean => names.has(host);
