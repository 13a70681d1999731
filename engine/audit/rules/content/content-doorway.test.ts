/** Tests content-doorway. */
import { html } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { contentDoorway } from './content-doorway.ts';

const text = (town: string): string =>
  `If a pump fails in ${town}, minutes count. Our engineers carry the common parts on the van and are normally with you within four hours. ` +
  'Whether you manage a hotel, a school or an office, you will speak to a person who knows the equipment and the building it stands in. ' +
  `We repair booster sets, circulators and drainage pumps of all makes. Every repair in ${town} is documented with photographs and measured values. ` +
  'Spare parts for the last fifteen years are on our shelves, and older ones are made in our own workshop within two working days of your call.';
const page = (town: string, own = text(town)): string =>
  html({
    title: `Pump Repair ${town} | Aldermoor`,
    body: `<main><h1>Pump repair in ${town}</h1><p>${own}</p></main>`,
  });
const other =
  'The office near the station is where our drainage team starts its rounds. Most calls come from the old town, where the cellars lie below the river and water stands in them after heavy rain. '.repeat(
    3,
  );

testSiteRule(contentDoorway, {
  pass: [
    { pages: { '/locations/leeds/': page('Leeds'), '/locations/york/': page('York', other) } },
    // The same title pattern is fine where the texts are of their own.
    {
      pages: {
        '/a/': html({ title: 'Oak tables', body: `<main><h1>Oak</h1><p>${text('Leeds')}</p></main>` }),
        '/b/': page('Leeds'),
      },
    },
  ],
  fail: [
    [
      { pages: { '/locations/leeds/': page('Leeds'), '/locations/york/': page('York') } },
      '2 pages have the same text, with little but the name changed',
      { findings: 1 },
    ],
  ],
  skip: [{ pages: { '/': page('Leeds') } }],
});
