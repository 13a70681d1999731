/** Tests a11y-radio-group. */
import { testRule } from '../../testing/test-rule.ts';
import { a11yRadioGroup } from './a11y-radio-group.ts';

const pair =
  '<input type="radio" name="b" id="b1"><label for="b1">Flat</label><input type="radio" name="b" id="b2"><label for="b2">House</label>';

testRule(a11yRadioGroup, {
  pass: [
    `<fieldset><legend>Building</legend>${pair}</fieldset>`,
    `<div role="radiogroup" aria-label="Building"><p>${pair}</p></div>`,
    '<input type="radio" name="only">',
    '<input type="radio" name="a"><input type="radio" name="b">',
    '<input type="checkbox" name="c"><input type="checkbox" name="c">',
  ],
  fail: [[`<p>Building</p><p>${pair}</p>`, '1 set of radio buttons has no fieldset', { found: 'name="b"' }]],
});
