/** Tests which Content-Type headers contradict the body. */
import { testRule } from '../../testing/test-rule.ts';
import { contentTypeMismatch } from './content-type-mismatch.ts';

const answer = (html: string, type: string | null, status = 200) => ({
  html,
  headers: type === null ? { server: 'x' } : { 'content-type': type },
  status,
});

testRule(contentTypeMismatch, {
  pass: [
    answer('<!doctype html><p>Hello', 'text/html'),
    answer('<!doctype html><p>Hello', 'TEXT/HTML; charset=UTF-8'),
    answer('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>', 'application/xhtml+xml'),
    answer('<?xml version="1.0"?><feed/>', 'application/atom+xml'),
    answer('{"a": 1}', 'application/ld+json'),
    answer('Just words, no tags at all.', 'text/html'),
    answer('[Banner] <title>Mugs</title><p>Hello', 'text/html'),
    answer('<p align=center>A read-me that begins with a tag', 'text/plain'),
    answer('<h1>Read me</h1> in Markdown', 'text/markdown'),
  ],
  fail: [
    [answer('<!doctype html><p>Hello', null), 'absent'],
    [answer('<!doctype html><p>Hello', 'html'), { messageId: 'not-a-type', data: { type: 'html' } }],
    [
      answer('<!doctype html><html><p>Hello', 'application/json'),
      'sent as application/json, but it looks like HTML',
      { found: 'application/json' },
    ],
    [
      answer('<!doctype html><p>Hello', 'text/plain; charset=utf-8'),
      'plain-text',
      { found: 'text/plain; charset=utf-8', wanted: 'text/html' },
    ],
    [
      answer('%PDF-1.7 ...', 'text/html'),
      { messageId: 'other', data: { type: 'text/html', sniffed: 'pdf' } },
    ],
    [answer('{"error": "no"}', 'text/html'), 'other'],
  ],
  skip: [answer('', 'text/html'), answer('<!doctype html><p>Gone', null, 404)],
});
