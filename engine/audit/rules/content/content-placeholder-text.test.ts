/** Tests content-placeholder-text. */
import { testRule } from '../../testing/test-rule.ts';
import { contentPlaceholderText } from './content-placeholder-text.ts';

testRule(contentPlaceholderText, {
  pass: [
    // A page about templates names one in its title and shows it in code.
    '<head><title>How {{ page.title }} works</title></head><p>Write:</p><pre>{{ page.title }}</pre>',
    '<main><p>The words lorem ipsum were chosen by a printer.</p></main>',
    '<main><p>Write <code>{{ name }}</code> where the name goes.</p><pre>%%title%% ${user.name}</pre></main>',
    '<main><p>The result is undefined when you divide by zero.</p></main>',
    '<main><p>Oak</p><script>var t = "{{ name }} undefined"</script><template>{{ x }}</template></main>',
    '<main><p>Save 50%% of 20%</p><p>{ curly } braces</p></main>',
    '<html lang="la"><main><p>Gallia est omnis divisa in partes tres.</p></main>',
    '<main><input placeholder="{{ name }}" value="undefined"></main>',
    // Filled in by a script in the browser.
    '<main><div id="app"><p v-if="user">Hello {{ user.name }}</p></div></main>',
    '<main ng-app="shop"><p>{{ total }}</p></main>',
    // Manuals and documentation: what they explain is in their code, old tags and quotation marks.
    '<main><p>Then {{ name }} is replaced.</p><pre>Hello {{ name }}</pre></main>',
    '<main><p>Set <tt>${sender}</tt> and <var>%%title%%</var>.</p></main>',
    '<main><p>The token “{{ name }}” stands for the name.</p></main>',
    '<main><table><tr><td>undefined</td><td>NaN</td></tr></table><p>See <code>typeof</code>.</p></main>',
    '<main><p>Lorem ipsum dolor sit amet, consectetur.</p><pre>&lt;p&gt;Lorem ipsum dolor&lt;/p&gt;</pre></main>',
  ],
  fail: [
    [
      '<head><meta name="description" content="{{ page.meta_description }}"></head><p>Oak</p>',
      'The title or description contains 1 template token such as {{ page.meta_description }}',
    ],
    [
      '<main><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p></main>',
      'contains filler text.',
      { wanted: 'real text' },
    ],
    [
      '<main><h1>Hello {{ first_name }}</h1></main>',
      '1 template token such as {{ first_name }}',
      { found: '{{ first_name }}' },
    ],
    ['<main><p>%%title%% and more</p></main>', 'such as %%title%%'],
    ['<main><p>{{ price }} with <code>npm install</code></p></main>', 'such as {{ price }}'],
    ['<main><p v-if="a">%%title%%</p></main>', 'such as %%title%%'],
    ['<main><h1>undefined</h1><p>Price: [object Object]</p></main>', '2 template tokens'],
    [
      '<main><p>Lorem ipsum dolor sit amet.</p><p>{{ a }}</p></main>',
      'filler text and 1 template token such as {{ a }}',
    ],
  ],
});
