/** Tests what is reported as a missing topic. */
import { describe, expect, it } from 'vitest';
import type { ComparedSite } from './comparable-samples.ts';
import { compareSites } from './compare-sites.ts';
import { type MadePage, madeSite, unread } from './testing/made-site.ts';

const at = new Date('2026-11-15T12:00:00.000Z');

const gapsOf = (main: ComparedSite, competitor: ComparedSite) => compareSites({ main, competitor, at }).gaps;

const topicsOf = (main: readonly MadePage[], competitor: readonly MadePage[]): string[] =>
  gapsOf(madeSite('ours.example', main), madeSite('theirs.example', competitor)).missingTopics;

const filler =
  'We have been at it for a long time and like what we do, and this is the text that every page of ours has at its foot so that it is not too short.';

const home: MadePage = {
  path: '/',
  h1: 'Clay and fire',
  text: `Pots for the kitchen and the table. ${filler}`,
};
const glazes: MadePage = {
  path: '/glazes',
  h1: 'Our glazes',
  text: 'Each glaze is mixed by hand. A glaze of ash runs more than a glaze of tin, and we fire both at the same heat in the kiln.',
};

describe('a missing topic', () => {
  it('is a page of the competitor on a subject that the site does not cover', () => {
    const competitor = madeSite('theirs.example', [
      home,
      {
        path: '/care/cast-iron',
        h1: 'Cast iron: how to keep it',
        text: `Cast iron rusts. Dry cast iron at once. ${filler}`,
      },
    ]);
    const gaps = gapsOf(madeSite('ours.example', [home, glazes]), competitor);
    expect(gaps.missingTopics).toEqual(['Cast iron']);
    expect(gaps.sources).toContainEqual({
      gap: 'Cast iron',
      sources: [
        {
          site: 'competitor',
          url: 'https://theirs.example/care/cast-iron',
          text: 'Cast iron: how to keep it',
        },
      ],
    });
  });

  it('is not reported when the site uses another form of the words', () => {
    const choosing = {
      path: '/guides/choosing-a-glaze',
      h1: 'Choosing a glaze',
      text: `Choosing well saves work. ${filler}`,
    };
    expect(topicsOf([home, glazes], [home, choosing])).toEqual(['Choosing a glaze']);
    const chosen = { ...glazes, text: `${glazes.text} How to choose between the glazes is told here.` };
    expect(topicsOf([home, chosen], [home, choosing])).toEqual([]);
  });

  it('is not reported when it is one word here and two there', () => {
    const theirs = { path: '/tea-ware', h1: 'Tea ware', text: `Tea ware for two. ${filler}` };
    const ours = { path: '/shelf', h1: 'Teaware', text: `All our teaware is here. ${filler}` };
    expect(topicsOf([home, ours], [home, theirs])).toEqual([]);
    expect(topicsOf([home, { ...theirs, h1: 'Tea ware' }], [home, { ...ours, path: '/teaware' }])).toEqual(
      [],
    );
  });

  it('is not reported when a synonym of the service covers it', () => {
    const theirs = { path: '/shipping', h1: 'Shipping', text: `Shipping takes two days. ${filler}` };
    const ours = { path: '/orders', h1: 'Delivery', text: `Delivery takes a week. ${filler}` };
    expect(topicsOf([home, ours], [home, theirs])).toEqual([]);
    expect(topicsOf([home], [home, theirs])).toEqual(['Shipping']);
  });

  it('is not reported when a similar page covers it', () => {
    const ours = {
      path: '/24-hour-repairs',
      h1: 'Burst pipe at night?',
      text: 'A burst pipe or a leak does not wait for the morning. Ring our number at any hour and a fitter is with you within sixty minutes. Turn off the stopcock under the sink first, then open the taps to drain the system. Put a bucket under the leak. We carry copper pipe, valves and joints in the van, so most leaks are mended on the first visit. There is no call-out charge on weekdays.',
    };
    const theirs = {
      path: '/emergency-plumber',
      h1: 'Emergency plumber',
      text: 'If a pipe bursts, shut the stopcock, which is mostly under the kitchen sink, and open all taps so that the system drains. Then call our emergency plumber. The van carries valves, joints and copper pipe, and most leaks are stopped on the first visit. We are there within the hour, day or night. The call-out charge is waived on weekdays.',
    };
    const heating = {
      path: '/underfloor-heating',
      h1: 'Underfloor heating',
      text: 'Underfloor heating warms a room evenly. Pipes are laid in loops on insulation boards, screed goes on top, and a manifold shares the warm water between rooms. It suits heat pumps because the water need not be hot.',
    };
    const boilers = {
      path: '/boilers',
      h1: 'Boiler service',
      text: 'We service gas boilers once a year: the burner is cleaned, the flue tested, the pressure set and the safety valve tried. A boiler that is looked after burns less gas.',
    };
    expect(topicsOf([home, ours, boilers], [home, theirs, heating])).toEqual(['Underfloor heating']);
  });

  it('is not reported when the URL of a skipped or blocked page names it', () => {
    const theirs = {
      path: '/gift-cards',
      h1: 'Gift cards',
      text: `Gift cards of any sum. A gift card is sent by post. ${filler}`,
    };
    const ours = madeSite('ours.example', [home]);
    expect(gapsOf(ours, madeSite('theirs.example', [home, theirs])).missingTopics).toEqual(['Gift cards']);
    const coverage = {
      ...ours.coverage,
      entries: [...ours.coverage.entries, unread('https://ours.example/gift-cards')],
    };
    expect(gapsOf({ ...ours, coverage }, madeSite('theirs.example', [home, theirs])).missingTopics).toEqual(
      [],
    );
  });

  it('is no common service when most of the site was not crawled, with a note', () => {
    const theirs = madeSite('theirs.example', [
      home,
      { path: '/shipping', h1: 'Shipping', text: `Shipping takes two days. ${filler}` },
      { path: '/cast-iron', h1: 'Cast iron', text: `Cast iron rusts. Dry cast iron at once. ${filler}` },
    ]);
    const ours = madeSite('ours.example', [home]);
    expect(gapsOf(ours, theirs).missingTopics).toEqual(['Cast iron', 'Shipping']);
    const entries = [
      ...ours.coverage.entries,
      ...['a', 'b'].map((path) => unread(`https://ours.example/${path}`)),
    ];
    const partly = { ...ours, coverage: { ...ours.coverage, entries } };
    expect(gapsOf(partly, theirs).missingTopics).toEqual(['Cast iron']);
    expect(compareSites({ main: partly, competitor: theirs, at }).notes).toContain(
      'A topic that seems to be missing may be on a page of ours.example that was not crawled.',
    );
  });

  it('is not reported when it is outside the ten measured pages', () => {
    const theirs = {
      path: '/cast-iron',
      h1: 'Cast iron',
      text: `Cast iron rusts. Dry cast iron at once. ${filler}`,
    };
    const others = Array.from({ length: 11 }, (_, at) => ({
      path: `/note-${at}`,
      h1: `Note ${at}`,
      text: filler,
    }));
    const far = [...others, { path: '/cast-iron', h1: 'Cast iron', text: `Cast iron. ${filler}` }];
    expect(topicsOf(far, [home, theirs])).toEqual([]);
  });

  it('is never a name, a date, navigation or boilerplate', () => {
    const pages = [
      home,
      { path: '/contact', h1: 'Visit our pottery in March', text: `Ring us. ${filler}` },
      {
        path: '/about',
        h1: 'The story of Brannock',
        text: `It was Brannock who began, and Brannock still does. ${filler}`,
      },
      {
        path: '/brannock-pot',
        h1: 'Brannock pot',
        text: `Here is the Brannock pot, and you will like the Brannock. ${filler}`,
      },
      { path: '/monday', h1: 'Monday', text: `On Monday we rest, and Monday is long. ${filler}` },
    ].map((page) => ({
      ...page,
      title: `${page.h1 ?? ''} | Brannock Ware`,
      h2: ['Subscribe to our newsletter list'],
    }));
    expect(topicsOf([home, glazes], pages)).toEqual([]);
  });
});

it('filler text of the competitor is no topic and no keyword', () => {
  const iron = {
    path: '/care/cast-iron',
    h1: 'Cast iron: how to keep it',
    text: `Cast iron rusts. Dry cast iron at once. ${filler}`,
  };
  const lorem = {
    path: '/care/dolor',
    h1: 'Dolor sit amet: consectetur adipiscing',
    text: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Dolor sit amet, consectetur adipiscing elit.',
  };
  const gaps = gapsOf(
    madeSite('ours.example', [home, glazes]),
    madeSite('theirs.example', [home, iron, lorem]),
  );
  expect(gaps.missingTopics).toEqual(['Cast iron']);
  expect(JSON.stringify(gaps)).not.toMatch(/lorem|dolor|consectetur|adipiscing|eiusmod/i);
});

describe('two sites in different languages', () => {
  const german = madeSite('unsere.example', [
    {
      path: '/',
      h1: 'Geschirr aus Ton',
      text: 'Wir machen Geschirr aus Ton und brennen es in einem Ofen, der mit Holz geheizt wird. Das dauert lange, aber es ist schön und man sieht es den Schalen an, die wir im Laden und auf dem Markt verkaufen.',
      more: { language: 'en' },
    },
  ]);

  it('are not compared by words, with a note', () => {
    const result = compareSites({ main: german, competitor: madeSite('theirs.example', [home, glazes]), at });
    expect(result.gaps.missingTopics).toEqual([]);
    expect(result.notes).toContain(
      'Words and topics were not compared: unsere.example is written in German, theirs.example in English.',
    );
    expect(result.strategies).not.toHaveProperty('Topics');
  });

  it('are compared in a shared language, such as German', () => {
    const competitor = madeSite('ihre.example', [
      {
        path: '/',
        h1: 'Töpferei',
        text: 'Bei uns finden Sie Teller und Tassen aus Steinzeug, die wir mit der Hand drehen und in der Werkstatt glasieren.',
      },
      {
        path: '/pflege-von-gusseisen',
        h1: 'Pflege von Gusseisen',
        text: 'Gusseisen rostet, wenn es nass bleibt. Die Pflege ist einfach: Man trocknet das Gusseisen gleich ab und reibt es mit ein wenig Öl ein. So hält es ein Leben lang und wird mit der Zeit immer besser.',
      },
    ]);
    const { gaps } = compareSites({ main: german, competitor, at });
    expect(gaps.missingTopics).toEqual(['Pflege von Gusseisen']);
  });
});
