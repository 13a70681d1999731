/** Draws the products of the demo shops as SVG: vessels by kind and glaze, alone or on a shelf. */

/** Glazes: light side, body, shadow side, and the clay that shows at the foot. */
export const glazes = {
  ember: ['#e9a06a', '#b4532a', '#5e2413', '#8a5a3c'],
  moss: ['#b9bf8a', '#6d7a45', '#343d22', '#7a6248'],
  harbour: ['#a9c3cf', '#486f86', '#1f3542', '#7d6a58'],
  celadon: ['#e3efe2', '#a9c8b4', '#5f8673', '#b79a78'],
  oat: ['#fbf3e2', '#dcc9a6', '#94805c', '#a2764f'],
  tenmoku: ['#8a5a3a', '#33211a', '#120b08', '#7a4a30'],
  chalk: ['#ffffff', '#e4e6e4', '#9aa3a3', '#c0a58c'],
  indigo: ['#8ea4d8', '#334a8a', '#141f45', '#9c7b62'],
};

let serial = 0;

/** A closed shape with a glaze, its clay foot and a highlight. */
function glazed(shape, glaze, foot = '') {
  const [light, body, dark, clay] = glazes[glaze];
  serial += 1;
  const id = `g${serial}`;
  return `<defs><linearGradient id="${id}"><stop offset="0" stop-color="${dark}"/><stop offset=".22" stop-color="${body}"/><stop offset=".42" stop-color="${light}"/><stop offset=".68" stop-color="${body}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
${foot === '' ? '' : `<path d="${foot}" fill="${clay}"/>`}<path d="${shape}" fill="url(#${id})"/>`;
}

const stroke = (path, glaze, width) =>
  `<path d="${path}" fill="none" stroke="${glazes[glaze][2]}" stroke-width="${width}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${glazes[glaze][1]}" stroke-width="${width * 0.62}" stroke-linecap="round"/>`;

const shadow = (width) =>
  `<ellipse cx="0" cy="4" rx="${width}" ry="${width * 0.11}" fill="#1c120a" opacity=".28" filter="url(#soft)"/>`;

/** Each vessel stands on the origin and is about 200 high. */
export const vessels = {
  teapot: (glaze) =>
    `${shadow(135)}${stroke('M-98 -118 C-190 -150 -190 -28 -84 -36', glaze, 24)}
${glazed('M92 -62 C140 -70 150 -118 176 -150 L196 -140 C186 -96 160 -36 88 -26 Z', glaze)}
${glazed('M-62 -150 C-128 -128 -128 -22 -70 -8 L70 -8 C128 -22 128 -128 62 -150 Z', glaze, 'M-66 -10 L66 -10 L58 2 L-58 2 Z')}
${glazed('M-60 -150 C-50 -176 50 -176 60 -150 C30 -142 -30 -142 -60 -150 Z', glaze)}${glazed('M-14 -168 C-20 -196 20 -196 14 -168 Z', glaze)}`,
  sideHandle: (glaze) =>
    `${shadow(120)}${glazed('M70 -96 L190 -150 C206 -152 208 -132 196 -126 L78 -64 Z', glaze)}
${glazed('M-84 -104 C-112 -112 -130 -128 -142 -144 L-154 -132 C-140 -104 -116 -76 -86 -70 Z', glaze)}
${glazed('M-58 -128 C-120 -112 -122 -20 -66 -6 L66 -6 C122 -20 120 -112 58 -128 Z', glaze, 'M-62 -8 L62 -8 L54 2 L-54 2 Z')}
${glazed('M-56 -128 C-46 -150 46 -150 56 -128 C28 -121 -28 -121 -56 -128 Z', glaze)}${glazed('M-12 -142 C-17 -166 17 -166 12 -142 Z', glaze)}`,
  cup: (glaze) =>
    `${shadow(64)}${glazed('M-54 -120 C-58 -60 -54 -20 -38 -8 L38 -8 C54 -20 58 -60 54 -120 Z', glaze, 'M-36 -10 L36 -10 L32 2 L-32 2 Z')}
<ellipse cx="0" cy="-120" rx="54" ry="12" fill="${glazes[glaze][2]}"/><ellipse cx="0" cy="-116" rx="45" ry="8" fill="#7a8f3a" opacity=".8"/>`,
  gaiwan: (glaze) =>
    `${shadow(112)}${glazed('M-108 -14 C-70 2 70 2 108 -14 C80 12 -80 12 -108 -14 Z', glaze)}
${glazed('M-84 -108 C-78 -50 -50 -14 -30 -8 L30 -8 C50 -14 78 -50 84 -108 Z', glaze)}
<ellipse cx="0" cy="-108" rx="84" ry="15" fill="${glazes[glaze][2]}"/>${glazed('M-74 -112 C-52 -150 52 -150 74 -112 C40 -98 -40 -98 -74 -112 Z', glaze)}${glazed('M-20 -138 L-14 -158 L14 -158 L20 -138 Z', glaze)}`,
  bowl: (glaze) =>
    `${shadow(100)}${glazed('M-100 -96 C-94 -36 -52 -10 -34 -6 L34 -6 C52 -10 94 -36 100 -96 Z', glaze, 'M-34 -8 L34 -8 L28 4 L-28 4 Z')}
<ellipse cx="0" cy="-96" rx="100" ry="18" fill="${glazes[glaze][2]}"/><ellipse cx="0" cy="-92" rx="84" ry="12" fill="#8fa545" opacity=".75"/>`,
  caddy: (glaze) =>
    `${shadow(72)}${glazed('M-62 -132 C-70 -90 -70 -40 -58 -6 L58 -6 C70 -40 70 -90 62 -132 Z', glaze, 'M-56 -8 L56 -8 L52 2 L-52 2 Z')}
${glazed('M-48 -132 L-48 -160 C-46 -172 46 -172 48 -160 L48 -132 C20 -124 -20 -124 -48 -132 Z', 'oat')}`,
  mug: (glaze) =>
    `${shadow(78)}${stroke('M50 -112 C118 -118 118 -34 46 -36', glaze, 18)}
${glazed('M-58 -138 C-60 -80 -58 -30 -50 -8 L50 -8 C58 -30 60 -80 58 -138 Z', glaze, 'M-48 -10 L48 -10 L44 2 L-44 2 Z')}
<ellipse cx="0" cy="-138" rx="58" ry="12" fill="${glazes[glaze][2]}"/>`,
};

const filters = `<filter id="soft" x="-30%" y="-200%" width="160%" height="500%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="3" seed="7"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .14  0 0 0 0 .08  0 0 0 .5 -.12"/></filter>
<filter id="weave"><feTurbulence type="fractalNoise" baseFrequency=".004 .22" numOctaves="3" seed="3"/><feColorMatrix values="0 0 0 0 .16  0 0 0 0 .09  0 0 0 0 .04  0 0 0 .7 -.2"/></filter>`;

const place = (kind, glaze, { x, y, scale = 1 }) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${vessels[kind](glaze)}</g>`;

/** One or more vessels on a table in front of a wall; plain ones have no grain and compress well as PNG. */
export function stillLife({ width, height, wall, table, things, grain = 0.25, isPlain = false }) {
  const edge = Math.round(height * 0.7);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${filters}
<radialGradient id="wall" cx=".3" cy=".2" r="1.1"><stop offset="0" stop-color="${wall[0]}"/><stop offset="1" stop-color="${wall[1]}"/></radialGradient>
<linearGradient id="table" x2="0" y2="1"><stop offset="0" stop-color="${table[0]}"/><stop offset="1" stop-color="${table[1]}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#wall)"/><rect y="${edge}" width="${width}" height="${height - edge}" fill="url(#table)"/>
${isPlain ? '' : `<rect y="${edge}" width="${width}" height="${height - edge}" filter="url(#weave)" opacity=".5"/>`}
${things.map(([kind, glaze, at]) => place(kind, glaze, at)).join('')}
${isPlain ? '' : `<rect width="${width}" height="${height}" filter="url(#grain)" opacity="${grain}"/>`}</svg>`;
}

/** Rows of vessels on drying planks; the same every time. */
export function shelves({ width, height, wall, rows, grain = 0.3 }) {
  const gap = height / (rows.length + 0.35);
  const planks = rows.map((row, at) => {
    const y = Math.round(gap * (at + 1));
    const step = width / row.length;
    const wares = row.map(([kind, glaze, scale = 1], n) =>
      place(kind, glaze, { x: Math.round(step * (n + 0.5)), y, scale }),
    );
    return `<rect x="0" y="${y}" width="${width}" height="16" fill="#8a6240"/><rect x="0" y="${y + 16}" width="${width}" height="26" fill="#2a1a0e" opacity=".35"/>${wares.join('')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${filters}
<radialGradient id="wall" cx=".35" cy=".3" r="1"><stop offset="0" stop-color="${wall[0]}"/><stop offset="1" stop-color="${wall[1]}"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#wall)"/>${planks.join('')}
<rect width="${width}" height="${height}" filter="url(#grain)" opacity="${grain}"/></svg>`;
}
