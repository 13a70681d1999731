/** Which sentences describe a page. */
import { describe, expect, it } from 'vitest';
import { siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';

const page = (title: string, body: string, lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body>${body}</body></html>`;

async function descriptionOf(path: string, pages: Readonly<Record<string, string>>): Promise<string | null> {
  return suggestionsAt(await suggestAll(siteOf(pages)), path).description;
}

describe('a page is described', () => {
  const described = (title: string, ...blocks: readonly string[]): Promise<string | null> =>
    descriptionOf('/', {
      '/': page(title, `<main><h1>${title}</h1>${blocks.map((text) => `<p>${text}</p>`).join('')}</main>`),
    });
  const itself =
    'This tutorial explains how to moor a boat at the old pier, where to pay for it and what to do in a storm.';

  it('by what it says of itself', async () => {
    const other = 'Most guests come in summer and stay for a week or two with their families and friends.';
    expect(await described('Mooring', other, itself)).toContain(itself);
  });

  it.each([
    'With the latter, you can use the crane of the harbour for an hour without paying for it at all.',
    'As you can see, the harbour has two gates and a crane that lifts boats of up to twelve metres.',
    'See crane(5) for the boats that the crane of the harbour lifts, and for what they may weigh then.',
    'The old crane is deprecated and will not be used for boats of more than twelve metres from now on.',
    'The harbour counts ten boats more week over week, and two more cranes are at work at the old pier.',
    'This manual is available in other formats and is part of the documentation of the whole harbour.',
    'Questo manuale è disponibile in altri formati ed è integrato col resto della documentazione.',
    'In addition, the harbour has a crane that lifts boats of up to twelve metres out of the water.',
  ])('not by “%s”', async (text) => {
    expect(await described('Moorings', text)).toBeNull();
  });

  it('not by the first of its parts, unless that is an introduction', async () => {
    const text = 'The crane lifts boats of up to twelve metres out of the water for whoever asks for it.';
    const withPart = (part: string): Promise<string | null> =>
      descriptionOf('/', {
        '/': page('Equipment', `<main><h1>Equipment</h1><h2>${part}</h2><p>${text}</p><h2>Pump</h2></main>`),
      });
    expect(await withPart('Crane')).toBeNull();
    expect(await withPart('Overview')).toBe(text);
  });

  it('not by what follows a sentence that makes no sense alone', async () => {
    const block =
      'You can set all of this with this command. The value is escaped and written to the end of the file for you.';
    expect(await described('harbour-config', block)).toBeNull();
  });
});
