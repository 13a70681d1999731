/** Texts that themes, site builders and content systems ship with, and that owners forget to replace. */
import type { TextPattern } from './find-patterns.ts';

/** Whole lines; case counts, since a sentence of one's own seldom has the same. */
const lines: readonly string[] = [
  // Bootstrap's examples and the templates made with it.
  'Featured title',
  'Card title',
  'Special title treatment',
  'Accordion Item #\\d',
  'Some quick example text to build on the card title and make up the bulk of the card.s content\\.',
  'This is a wider card with supporting text below as a natural lead-in to additional content\\.[^\\n]*',
  'With supporting text below as a natural lead-in to additional content\\.',
  'Another headline, so cool\\?',
  'List group item heading',
  'Three headers are better than one[.!]?',
  // WordPress.
  'Just another WordPress site',
  'Welcome to WordPress\\. This is your first post\\.[^\\n]*',
  'This is an example page\\. It.s different from a blog post because[^\\n]*',
  'A WordPress Commenter',
  // Site builders and shops.
  'I.m a paragraph\\. Click here to add your own text and edit me\\.[^\\n]*',
  'I am text block\\. Click edit button to change this text\\.[^\\n]*',
  'Add Your Heading Text Here',
  'This is some text inside of a div block\\.',
  'Your product.s name',
  'Use this text to share information about your brand with your customers\\.[^\\n]*',
  'Pair text with an image to focus on your chosen product, collection, or blog post\\.[^\\n]*',
  // Generators and frameworks.
  'Your awesome title',
  'Write an awesome description for your new site here\\.[^\\n]*',
  'My great project tagline',
  'Dinosaurs are cool',
  'Edit src/App\\.(?:js|jsx|tsx|vue) and save to (?:reload|test HMR)\\.?',
  'Get started by editing (?:app|pages|src)/[\\w./]+',
  'No front page content has been created yet\\.',
  'Thoughts, stories and ideas\\.',
  // What is to be filled in.
  '(?:Your|Company) (?:tagline|slogan|heading|headline|title|text) (?:goes )?here[.!]?',
  '(?:Insert|Enter|Add) (?:your )?(?:text|title|heading|headline|tagline|slogan) here[.!]?',
  'Your (?:Full Name|Job Title|Company Name|Business Name|Name Here)[.!?]?',
];

const owner =
  '(?:Your (?:Website|Web ?site|Site|Company|Business|Brand|Name)|Company Name|Website Name|My Company|yourdomain\\.com|yourwebsite\\.com)';

export const templateLeftovers: readonly TextPattern[] = [
  { hint: '', pattern: new RegExp(`(?<=^|\\n)(?:${lines.join('|')})(?= ?(?:\\n|$))`, 'g') },
  { hint: '', pattern: new RegExp(`(?:©|\\(c\\)|Copyright)[^\\n]{0,24}?\\b${owner}\\b(?:,? \\d{4})?`, 'gi') },
  // Advice to the owner.
  { hint: 'put some ', pattern: /\bput some (?:text|content) here\b[^\n.!?]{0,60}/g },
  {
    hint: 'is a great place to ',
    pattern:
      /\bThis is a great place to (?:talk|write|tell (?:people|visitors)) about your?\b[^\n.!?]{0,60}/g,
  },
];
