/** The conversation as it is kept and shown: questions to begin with, replies with their blocks, proofs and grounds. */
import type { Message } from '@pagewright/contract/entities/conversation';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { chatRoutes, said, talk } from '../../testing/chat-samples.ts';
import { box, editorServer, openEditor } from '../../testing/editor-desk.tsx';
import type { FakeServer } from '../../testing/fake-server.ts';

let server: FakeServer;
beforeEach(() => {
  server = editorServer();
});

describe('the conversation', () => {
  const reply = (content: string, more: Partial<Message> = {}) =>
    server.on(chatRoutes.read, talk(said('user', 'Hello'), said('assistant', content, more)));

  it('begins with questions that go into the box', async () => {
    const { user } = await openEditor();
    await user.click(await screen.findByRole('button', { name: 'What is wrong here?' }));
    expect(box().value).toBe('What is wrong here?');
    expect(server.asked(chatRoutes.stream)).toHaveLength(0);
  });

  it('is kept: what was said before is there, a person’s words as they were typed', async () => {
    server.on(chatRoutes.read, talk(said('user', '**a**\n<b>b</b>'), said('assistant', 'An *answer*')));
    await openEditor();
    const words = await screen.findByText(/\*\*a\*\*/);
    expect(words.textContent).toBe('**a**\n<b>b</b>');
    expect(screen.getByText('answer').tagName).toBe('EM');
  });

  it('gives copy-ready blocks their name, and copies them letter by letter', async () => {
    reply('Use this:\n\n```html\n<title>Oak</title>\n```', {
      blocks: [{ label: 'Title, 3 characters', format: 'html', text: '<title>Oak</title>' }],
    });
    const { user } = await openEditor();
    const block = within(await screen.findByRole('figure', { name: 'Title, 3 characters' }));
    await user.click(block.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('<title>Oak</title>');
    expect(await screen.findByText('Content copied to clipboard')).toBeTruthy();
  });

  it('shows proofs, what they rest on, and what could be asked next', async () => {
    reply('Done.', {
      writtenBy: 'Built-in analyst',
      proofs: [
        {
          patch: 'The new title',
          cleared: [{ ruleId: 'title-short', title: 'Title is too short' }],
          broken: [{ ruleId: 'title-twin', title: 'Two pages share it' }],
          scoreBefore: 73,
          scoreAfter: 77,
          steps: [
            { action: 'replace', selector: 'html > head > title', found: '<title>a</title>', html: '' },
          ],
        },
      ],
      citations: [
        { kind: 'finding', ruleId: 'title-short', title: 'Title is too short', severity: 'warning' },
        { kind: 'text', text: 'Our oak lasts.', place: 'paragraph 1' },
      ],
      followUps: ['And the description?'],
    });
    const { user } = await openEditor();
    const proof = within(await screen.findByRole('figure', { name: 'Measured on a copy of this page' }));
    expect(proof.getByText('73 → 77')).toBeTruthy();
    expect(proof.getByText('Two pages share it')).toBeTruthy();
    expect(proof.getByRole('img', { name: 'Score 73 before, 77 after.' })).toBeTruthy();
    await user.click(proof.getByRole('button', { name: 'Where it goes' }));
    expect(proof.getByText('html > head > title')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'What this rests on (2)' }));
    expect(screen.getByText('Our oak lasts.').tagName).toBe('Q');
    await user.click(screen.getByRole('button', { name: 'And the description?' }));
    expect(box().value).toBe('And the description?');
  });

  it('makes nothing of hostile HTML, links and images in a reply', async () => {
    reply(
      '<img src=x onerror="alert(1)"> ![p](https://evil.example/p.png) [x](javascript:alert(1)) [y](https://evil.example) [z](https://www.shop.example/care)',
    );
    const { container } = await openEditor();
    await screen.findByText('z');
    expect(container.querySelector('img')).toBeNull();
    const links = [...container.querySelectorAll('[aria-label="Conversation"] a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.shop.example/care']);
  });
});
