/** The pages of the test sites: faultless but for what each site plants. */

export interface SitePage {
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  readonly paragraphs: readonly string[];
}

export const pages: Readonly<Record<string, SitePage>> = {
  '/': {
    heading: 'Hillside Pottery and its kiln',
    title: 'Hillside Pottery: teapots and cups by hand',
    description:
      'Teapots, cups and bowls made by hand at Hillside Pottery, fired every Thursday and sent to you within a week.',
    paragraphs: [
      'Hillside Pottery is a workshop of two people in a village without a traffic light. We fire the kiln on Thursdays, and what comes out of it on Friday morning can be bought by noon.',
      'Clay comes from a pit eleven miles away, glaze from ash that our neighbours save in winter. Nothing is moulded, so no two pieces have the same height.',
      'Most of what we sell is for tea. Bowls and plates follow when there is room in the kiln, which is seldom before Christmas and often in February.',
      'The workshop began in a stable in 1998. The horse had moved out, the roof had not yet fallen in, and the rent was one teapot a month, which is still what we pay.',
    ],
  },
  '/teapots': {
    heading: 'Teapots for two and for six',
    title: 'Teapots made by hand for two and for six people',
    description:
      'Teapots for two and for six people, thrown on the wheel and glazed with ash, with lids that fit their own pot.',
    paragraphs: [
      'A teapot for two holds half a litre, the large one a litre and a half. Both pour without a drip when they are filled to the line inside, and with one when they are not.',
      'Spouts are pulled by hand and set on the second day, when the body is as firm as cheese. A spout that is set too early bends upwards in the fire and whistles for ever.',
      'Lids are thrown in the same hour as their pots and marked with the same number. Please do not mix them: a lid from another pot fits on Sundays only.',
      'Every pot is tested with boiling water before it is packed, and the water is then used for what it is meant for.',
    ],
  },
  '/cups': {
    heading: 'Cups without handles',
    title: 'Cups without handles, in four glazes of ash',
    description:
      'Cups without handles in four ash glazes: small for espresso, tall for tea, and one size in between for coffee.',
    paragraphs: [
      'Our cups have no handles because hands are warmer. When a cup is too hot to hold, what is in it is too hot to drink, as our grandmother used to say about soup.',
      'There are three sizes. The small one takes an espresso with room for regret, the middle one a coffee, and the tall one as much tea as a person can finish while it is warm.',
      'Oak ash turns green, apple ash honey, straw ash nearly white, and what the blacksmith gives us turns a black that nobody has been able to explain.',
      'They stack, survive the dishwasher and dislike being dropped on tiles. Seconds with a bubble in the glaze cost half and work as well.',
    ],
  },
  '/bowls': {
    heading: 'Bowls for soup and for bread',
    title: 'Bowls for soup, for bread and for keys at the door',
    description:
      'Bowls in three sizes, for soup, for rising bread and for the keys at the door, all of them glazed on both sides.',
    paragraphs: [
      'The soup bowl is deep enough for a ladle and a half, and its rim is thin, because that is what decides whether soup tastes of soup or of crockery.',
      'Bread rises in the largest one under a wet cloth. It holds dough from a kilo of flour and weighs as much, so put it where it can stay until tomorrow.',
      'What we call the key bowl was an accident of 2004. Somebody sat on a soup bowl before it was dry, fired it out of spite, and sold it on the same afternoon to the doctor.',
      'All bowls are glazed inside and outside, and only the ring they stand on is bare. It can be smoothed with another bowl, by rubbing one against the other under water.',
    ],
  },
  '/glazes': {
    heading: 'How our ash glazes are made',
    title: 'How ash glazes are made from oak, apple and straw',
    description:
      'How we make glazes from the ash of oak, apple and straw: washing, sieving, mixing and the temperature they melt at.',
    paragraphs: [
      'Ash is washed in rainwater until the water no longer feels like soap. That takes five changes and as many days, and the lye we pour away keeps moss off the yard.',
      'When it is dry, ash passes a sieve with sixty threads to the centimetre. What stays behind is charcoal, nails and once a wedding ring, which went back to its finger.',
      'Two parts of ash, two of feldspar and one of clay make a bucket of glaze. We stir it with a paddle from a canoe and leave it alone overnight, as with most mixtures.',
      'It melts at 1280 degrees, which we judge by small cones of clay that bend when their time has come. Thermometers have been tried and found to be optimists.',
    ],
  },
  '/about': {
    heading: 'About the two potters',
    title: 'About the two potters of Hillside and their village',
    description:
      'Who makes the pots of Hillside, how the two potters met, and why the kiln is only fired on one day of the week.',
    paragraphs: [
      'Maren learnt to throw in Denmark, where winters are long and workshops heated. Piet came to repair her wheel, said that it could not be repaired, and built another one.',
      'They share the work by temper: she makes everything that must be equal, he everything that must not. The books are kept by whoever lost at cards on the last evening of the quarter.',
      'An apprentice is taken every third year. Three of the six have workshops of their own now, one sings at the opera, and two married each other and make cheese.',
      'The kiln is fired once a week because it eats a cubic metre of wood, and because the village has agreed to keep its washing indoors on that day and no other.',
    ],
  },
  '/visit': {
    heading: 'Visit the workshop',
    title: 'Visit the workshop: opening hours and how to come',
    description:
      'Opening hours of the workshop, where the bus stops and where to park, and what to do when the gate is closed.',
    paragraphs: [
      'The door is open from Tuesday to Saturday between ten and four. On Thursdays you can watch the fire from a bench at a sensible distance, with blankets from October onwards.',
      'Bus 14 stops at the church, two minutes on foot. There is room for three cars behind the shed as long as the tractor is out, and for none when it is not.',
      'If the gate is closed, ring the bell twice. One ring is the postman, three rings are the children from the school, and nobody gets up for those any more.',
      'Groups are welcome when they write a week before. There is a table for twelve, a wheel for those who want to try, and soap.',
    ],
  },
};

export const links = [
  ['/', 'Home'],
  ['/teapots', 'Teapots for two'],
  ['/cups', 'Cups in ash glaze'],
  ['/bowls', 'Bowls for bread'],
  ['/glazes', 'Ash glazes'],
  ['/about', 'About the potters'],
  ['/visit', 'Visit the workshop'],
] as const;

const pageAt = (path: string): SitePage => {
  const page = pages[path];
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return page;
};

export const socialOf = (origin: string, path: string): string => {
  const { title, description } = pageAt(path);
  return `<meta property="og:title" content="${title}"><meta property="og:type" content="website"><meta property="og:url" content="${origin}${path}"><meta property="og:image" content="${origin}/share.png"><meta property="og:description" content="${description}"><meta name="twitter:card" content="summary_large_image">`;
};

/** The elements of the head that a page needs, as text. */
export const headOf = (origin: string, path: string): string => {
  const { title, description } = pageAt(path);
  return `<title>${title}</title><meta name="description" content="${description}"><link rel="canonical" href="${origin}${path}">${socialOf(origin, path)}`;
};
