/** Tests software-outdated. */
import { testRule } from '../../testing/test-rule.ts';
import { softwareOutdated } from './software-outdated.ts';

const served = (headers: Readonly<Record<string, string>>) => ({
  html: '<p>x</p>',
  headers: { 'content-type': 'text/html', ...headers },
});
const script = (src: string): string => `<script src="${src}"></script>`;

testRule(softwareOutdated, {
  pass: [
    served({ server: 'nginx/1.18.0' }),
    served({ server: 'Apache', 'x-powered-by': 'Express' }),
    served({ server: 'Apache/2.4.41 (Ubuntu)', 'x-powered-by': 'PHP/8.3.1' }),
    script('/js/jquery-3.7.1.min.js') + script('/js/jquery.min.js') + script('/jquery-ui-1.12.1.min.js'),
    script('/jquery.validate-1.9.0.js'),
  ],
  fail: [
    [
      served({ server: 'Apache/2.2.15 (CentOS)', 'x-powered-by': 'PHP/5.4.16' }),
      'PHP 5.4 and Apache 2.2',
      { found: 'PHP/5.4', wanted: 'PHP 8.2 or later' },
    ],
    [script('/assets/jquery-1.8.3.min.js'), 'jQuery 1.8'],
    [script('https://cdn.example/ajax/libs/jquery/2.1.4/jquery.min.js'), 'jQuery 2.1'],
  ],
});
