/** Tests which JSON-LD blocks cannot be read, and where they break. */
import { testRule } from '../../testing/test-rule.ts';
import { sdParseError } from './sd-parse-error.ts';

const block = (text: string) => `<script type="application/ld+json">${text}</script>`;

testRule(sdParseError, {
  pass: [
    block('{"@context": "https://schema.org", "@type": "Product"}'),
    block('[{"@type": "Product"}, {"@type": "Offer"}]'),
    // Comment marks around valid JSON are accepted, and so is escaped HTML in a text.
    block('<!-- {"@type": "Product"} -->'),
    block('//<![CDATA[\n{"@type": "Product"}\n//]]>'),
    block('{"@type": "Product", "description": "<p>Strong \\"mug\\"<\\/p>"}'),
    '<script type="application/ld+json; charset=utf-8">{"name": "a"}</script>',
  ],
  fail: [
    [block('{\n  "name": "Mug",\n}'), 'The JSON-LD block cannot be read at line 3, column 1'],
    [block('{"name": "a "quoted" mug"}'), 'syntax'],
    [block('"{\\"name\\": 1}"'), 'double-encoded'],
    [block('{"name": <p>Mug</p>}'), 'html'],
    [block('{"name": 1}') + block('{"name": }'), '1 of 2 JSON-LD blocks'],
    [block(''), 'empty'],
  ],
  skip: ['<p>Hello', '<script type="application/json">{oops}</script>', '<script>{oops}</script>'],
});
