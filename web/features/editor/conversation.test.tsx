/** The stored conversation: starter questions, replies with blocks, verifications and citations. */
import type { Message } from '@pagewright/contract/entities/conversation';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { chatMessage, chatRoutes, conversationWith } from '../../testing/chat-samples.ts';
import type { FakeServer } from '../../testing/fake-server.ts';
import { box, editorServer, openEditor } from '../../testing/render-editor.tsx';

let server: FakeServer;
beforeEach(() => {
  server = editorServer();
});

describe('the conversation', () => {
  const reply = (content: string, more: Partial<Message> = {}) =>
    server.on(
      chatRoutes.read,
      conversationWith(chatMessage('user', 'Hello'), chatMessage('assistant', content, more)),
    );

  it('begins with questions that go into the box', async () => {
    const { user } = await openEditor();
    await user.click(await screen.findByRole('button', { name: 'What is wrong here?' }));
    expect(box().value).toBe('What is wrong here?');
    expect(server.requests(chatRoutes.stream)).toHaveLength(0);
  });

  it('shows stored messages, those of the user as they were typed', async () => {
    server.on(
      chatRoutes.read,
      conversationWith(chatMessage('user', '**a**\n<b>b</b>'), chatMessage('assistant', 'An *answer*')),
    );
    await openEditor();
    const words = await screen.findByText(/\*\*a\*\*/);
    expect(words.textContent).toBe('**a**\n<b>b</b>');
    expect(screen.getByText('answer').tagName).toBe('EM');
  });

  it('says why the built-in assistant answered, and that it was free', async () => {
    reply('An answer', {
      writtenBy: 'Built-in assistant',
      fallback: { why: 'big-model did not answer in time' },
    });
    await openEditor();
    expect(
      await screen.findByText(
        'big-model did not answer in time, so the built-in assistant answered. This message was not counted.',
      ),
    ).toBeTruthy();
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

  it('marks a text to paste that says what the site does not', async () => {
    const text = 'Open until 9 pm';
    reply(`Use this:\n\n\`\`\`paste\n${text}\n\`\`\``, {
      blocks: [{ label: 'Text, 15 characters', format: 'text', text, unverified: ['9 pm'] }],
    });
    await openEditor();
    expect(await screen.findByText('Not on your site: check before you paste (“9 pm”)')).toBeTruthy();
  });

  it('shows verifications, citations and follow-up questions', async () => {
    reply('Done.', {
      writtenBy: 'Built-in assistant',
      verifications: [
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
    const verification = within(
      await screen.findByRole('figure', { name: 'Measured on a copy of this page' }),
    );
    expect(verification.getByText('73 → 77')).toBeTruthy();
    expect(verification.getByText('Two pages share it')).toBeTruthy();
    expect(verification.getByRole('img', { name: 'Score 73 before, 77 after.' })).toBeTruthy();
    await user.click(verification.getByRole('button', { name: 'Where it goes' }));
    expect(verification.getByText('html > head > title')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sources (2)' }));
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
