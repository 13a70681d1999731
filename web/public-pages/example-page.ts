/** The invented page the public pages explain a report with; its lengths and ratings are worked out, not typed. */
import { limits } from '@pagewright/contract/limits';
import { graphemeLength, rateTitleLength } from '@pagewright/contract/ratings';

const foundTitle = 'Miller & Crumb: sourdough bakery in Ghent, wedding cakes, catering and workshops';
const suggestedTitle = 'Sourdough Bakery & Wedding Cakes in Ghent | Miller & Crumb';

export const examplePage = {
  url: 'https://bakery.example/',
  title: {
    found: foundTitle,
    visible: foundTitle.slice(0, limits.title.max),
    cut: foundTitle.slice(limits.title.max),
    length: graphemeLength(foundTitle),
    rating: rateTitleLength(foundTitle),
    suggested: suggestedTitle,
    suggestedLength: graphemeLength(suggestedTitle),
    suggestedRating: rateTitleLength(suggestedTitle),
  },
  image: {
    found: '<img src="/img/oven-04.jpg">',
    suggested: 'Baker sliding a sourdough loaf into a brick oven',
  },
  description: {
    suggested:
      'Naturally leavened bread, baked at night and sold from seven. Order online for pickup in Ghent, or book a Saturday workshop.',
  },
} as const;

export const titleRuler = {
  max: 100,
  ticks: [{ at: limits.title.min }, { at: limits.title.recommendedMin }, { at: limits.title.max }],
} as const;
