/** Tests doctype-missing. */
import { testRule } from '../../testing/test-rule.ts';
import { doctypeMissing } from './doctype-missing.ts';

testRule(doctypeMissing, {
  pass: [
    '<!DOCTYPE html><p>Oak',
    '<!-- saved --><!doctype html><p>Oak',
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><p>Oak',
    '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd"><p>Oak',
  ],
  fail: [
    ['<html><p>Oak', 'has no doctype', { found: 'no doctype' }],
    [
      '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><p>Oak',
      'is so old',
      { found: '<!doctype html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">' },
    ],
    [
      '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 3.2//EN" "old.dtd"><p>Oak',
      'is so old',
      { found: '<!doctype html PUBLIC "-//W3C//DTD HTML 3.2//EN" "old.dtd">' },
    ],
    ['<!DOCTYPE HTML PUBLIC "-//IETF//DTD HTML 2.0//EN"><p>Oak', 'quirks mode'],
  ],
  skip: ['<frameset><frame src="/a"></frameset>'],
});
