/** Which responses are bot challenges, and which pages only look a little like one. */
import { describe, expect, it } from 'vitest';
import { findChallenge, findChallengeUrl } from './find-challenge.ts';

const statuses = [200, 202, 403, 405, 429, 503];

const check = (html: string, status = 200, headers: Record<string, string> = {}): string | null =>
  findChallenge({ status, headers, body: Buffer.from(html) })?.by ?? null;

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

const challenges: readonly (readonly [by: string, html: string])[] = [
  [
    'Cloudflare',
    `<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title><meta name="robots" content="noindex,nofollow">
     <meta http-equiv="refresh" content="360"></head><body><div class="main-content"><noscript><div id="challenge-error-text">
     Enable JavaScript and cookies to continue</div></noscript></div><script>(function(){window._cf_chl_opt = {cvId: '3',
     cZone: 'shop.example',cType: 'managed'};var a = document.createElement('script');
     a.src = '/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1?ray=8';}());</script></body></html>`,
  ],
  [
    'AWS WAF',
    `<!DOCTYPE html><html><head><title></title><script>window.awsWafCookieDomainList = [];window.gokuProps = {"key":"AQID"};
     </script><script src="https://a.b.eu-west-1.token.awswaf.com/a/b/c/challenge.js"></script></head><body>
     <div id="challenge-container"></div><script>AwsWafIntegration.saveReferrer();AwsWafIntegration.checkForceRefresh()</script>
     <noscript><h1>JavaScript is disabled</h1>In order to continue, we need to verify that you're not a robot.</noscript></body></html>`,
  ],
  [
    'Akamai',
    `<html><head><title>shop.example</title><meta http-equiv="refresh" content="5; URL='/?bm-verify=AAQAAAAJ_____'" /></head>
     <body><script>(function(){var xhr = new XMLHttpRequest();xhr.open("POST", "/_sec/verify?provider=interstitial", false);}())</script></body></html>`,
  ],
  [
    'Imperva',
    `<html style="height:100%"><head><META NAME="ROBOTS" CONTENT="NOINDEX, NOFOLLOW"></head><body style="margin:0px;height:100%">
     <iframe id="main-iframe" src="/_Incapsula_Resource?SWUDNSAI=31&xinfo=1-2-0&incident_id=1" frameborder=0>Request unsuccessful.
     Incapsula incident ID: 1-2</iframe></body></html>`,
  ],
  [
    'Imperva',
    `<html><head><meta name="robots" content="noindex"><script src="/_Incapsula_Resource?SWJIYLWA=719d34d31c8e3a6e6fffd425f7e032f3"></script></head><body></body></html>`,
  ],
  [
    'SiteGround',
    `<html><head><link rel="icon" href="data:;"><meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2F&y=ipc:1"></meta></head></html>`,
  ],
  [
    'DataDome',
    `<html lang="en"><head><title>shop.example</title><style>#cmsg{animation: A 1.5s;}</style></head><body style="margin:0">
     <p id="cmsg">Please enable JS and disable any ad blocker</p><script data-cfasync="false">var dd={'rt':'c','cid':'AHrl',
     'hsh':'1','t':'fe','host':'geo.captcha-delivery.com'}</script><script src="https://ct.captcha-delivery.com/c.js"></script></body></html>`,
  ],
  [
    'HUMAN (PerimeterX)',
    `<!DOCTYPE html><html><head><title>Access to this page has been denied</title></head><body><section><div id="px-captcha"></div>
     <p>Access to this page has been denied because we believe you are using automation tools to browse the website.</p></section>
     <script>window._pxAppId='PXabc';window._pxJsClientSrc='/abc/init.js';</script></body></html>`,
  ],
  [
    'Anubis',
    `<title>Making sure you&#39;re not a bot!</title><script id="anubis_challenge" type="application/json">{}</script>`,
  ],
  [
    'The hosting provider',
    `<html><body><script src="/aes.js"></script><script>function toNumbers(d){}document.cookie="__test="+toHex(slowAES.decrypt(c,2,a,b));
     location.href="/?i=1";</script><noscript>This site requires Javascript to work</noscript></body></html>`,
  ],
  [
    'The site’s bot protection',
    `<html><head><title>Please wait...</title></head><body><p>Please enable JavaScript and cookies to continue.</p><script src="/c.js"></script></body></html>`,
  ],
  [
    'The site’s bot protection',
    `<html><head><title>shop.example</title><meta name="robots" content="noindex"></head><body><h1>shop.example</h1>
     <p>We need to verify that you are human before you go on.</p><script src="/c.js"></script></body></html>`,
  ],
  [
    'The site’s bot protection',
    `<html><head><title>Security check</title></head><body><form method="post"><div class="g-recaptcha" data-sitekey="x"></div></form></body></html>`,
  ],
  [
    'The site’s bot protection',
    '<!DOCTYPE html><html><head><title>shop.example</title></head><body><p>Please enable JavaScript and cookies to continue.</p></body></html>',
  ],
  [
    'The site’s bot protection',
    '<title>Einen Moment bitte ...</title><p>Bitte aktivieren Sie JavaScript und Cookies, um fortzufahren.</p><script src="/c.js"></script>',
  ],
  [
    'The site’s bot protection',
    '<title>Un instant…</title><p>Cela peut prendre quelques secondes. Activez JavaScript et les cookies pour continuer.</p>',
  ],
  ['Qrator', '<script src="/__qrator/qauth_utm_v2_9118.js"></script><noscript>Please enable JS</noscript>'],
  [
    'ArvanCloud',
    '<title>Transferring to the website...</title><script>document.cookie="__arcsjs=1";location.reload()</script>',
  ],
  [
    'bunny.net',
    '<title>Establishing a secure connection ...</title><script src="/.bunny-shield/assets/challenge.js"></script>',
  ],
];

const akamaiBlock = `<HTML><HEAD>
<TITLE>Access Denied</TITLE>
</HEAD><BODY>
<H1>Access Denied</H1>

You don't have permission to access "http&#58;&#47;&#47;www&#46;shop&#46;example&#47;" on this server.<P>
Reference&#32;&#35;18&#46;c5aa1702&#46;1a
<P>
https&#58;&#47;&#47;errors&#46;edgesuite&#46;net&#47;18&#46;c5aa1702&#46;1a</P>
</BODY>
</HTML>`;

/** Pages by which a visitor is turned away for good. */
const blockPages: readonly (readonly [by: string, html: string])[] = [
  ['Akamai', akamaiBlock],
  ['Akamai', akamaiBlock.replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))],
  [
    'Cloudflare',
    '<title>Access denied | shop.example used Cloudflare to restrict access</title><h1>Error 1020</h1><h2>Access denied</h2>',
  ],
  ['Cloudflare', '<title>Attention Required! | Cloudflare</title><h1>Sorry, you have been blocked</h1>'],
];

describe('a block page', () => {
  it.each(blockPages.flatMap(([by, html]) => statuses.map((status) => [by, status, html] as const)))(
    'of %s is recognized with status %i, and not taken for a challenge',
    (by, status, html) => {
      expect(findChallenge({ status, headers: {}, body: Buffer.from(html) })).toEqual({
        by,
        what: 'block page',
      });
    },
  );
});

describe('a challenge', () => {
  it.each(challenges.flatMap(([by, html]) => statuses.map((status) => [by, status, html] as const)))(
    'of %s is recognized with status %i',
    (by, status, html) => {
      expect(check(html, status)).toBe(by);
    },
  );

  it.each([
    ['Cloudflare', 'cf-mitigated', 'challenge'],
    ['AWS WAF', 'x-amzn-waf-action', 'captcha'],
    ['SiteGround', 'sg-captcha', 'challenge'],
    ['Vercel', 'x-vercel-mitigated', 'challenge'],
  ])('of %s is recognized by its header alone', (by, name, value) => {
    expect(check('', 200, { [name]: value })).toBe(by);
  });

  it('is recognized by where a redirect leads', () => {
    expect(findChallengeUrl('https://validate.perfdrive.com/?ssa=1')?.by).toBe('Radware');
    expect(findChallengeUrl('https://shop.example/.well-known/sgcaptcha/?r=%2F')?.by).toBe('SiteGround');
    expect(findChallengeUrl('https://shop.queue-it.net/?c=shop&e=sale')).toEqual({
      by: 'Queue-it',
      what: 'waiting room',
    });
    expect(findChallengeUrl('https://shop.example/captcha/')).toBeNull();
  });
});

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>A shop</title>${head}</head><body><nav><a href="/a">A</a> <a href="/b">B</a>
   <a href="/c">C</a> <a href="/d">D</a></nav>${body}</body></html>`;

describe('an ordinary page', () => {
  it.each([
    [
      'has a captcha in a form',
      page('<h1>Sign in</h1><form><div class="g-recaptcha" data-sitekey="x"></div></form>'),
    ],
    [
      'has a login and nothing else',
      '<title>Sign in</title><form><input name="user"><div class="h-captcha"></div><p>Please verify that you are not a robot.</p></form>',
    ],
    [
      'is an application',
      '<title>A shop</title><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/main.js"></script>',
    ],
    [
      'is an application that needs cookies',
      '<title>A shop</title><noscript>Please enable JavaScript and cookies to continue.</noscript><div id="root"></div><script src="/main.js"></script>',
    ],
    [
      'is protected by Cloudflare, which watches it with a script',
      page(
        `<h1>Welcome</h1><script>window.__CF$cv$params={r:'8',t:'MTc='};a.src='/cdn-cgi/challenge-platform/scripts/jsd/main.js';</script>`,
      ),
    ],
    [
      'has a Turnstile in a form',
      page(
        '<form><div class="cf-turnstile"></div></form>',
        '<script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>',
      ),
    ],
    [
      'is protected by Imperva',
      page(`<p>${words(30)}</p><script src="/_Incapsula_Resource?SWJIYLWA=719d34"></script>`),
    ],
    ['is protected by DataDome', page('<p>Hello</p><script src="https://js.datadome.co/tags.js"></script>')],
    [
      'is protected by HUMAN',
      page("<p>Hello</p><script>window._pxAppId='PXabc';</script><script src='/abc/init.js'></script>"),
    ],
    [
      'is protected by AWS WAF',
      page(
        '<p>Hello</p><script src="https://a.token.awswaf.com/a/challenge.js"></script><script>AwsWafIntegration.fetch("/api")</script>',
      ),
    ],
    [
      'explains challenges',
      page(
        `<h1>Just a moment: what is it?</h1><p>Cloudflare shows "Enable JavaScript and cookies to continue" and
         <code>window._cf_chl_opt</code>, Imperva an Incapsula incident ID, PerimeterX a px-captcha. ${words(300)}</p>`,
      ),
    ],
    [
      'explains in few words how cookies are enabled',
      '<title>Help</title><h1>Help</h1><p>Please enable JavaScript and cookies in your browser to use the shop.</p><a href="/">Home</a>',
    ],
    [
      'explains in few words what a challenge says, and links to the rest',
      '<title>Help</title><h1>Why do I read this?</h1><p>“Please enable JavaScript and cookies to continue” comes from our shop system.</p><a href="/help">More</a>',
    ],
    [
      'is an application that shows its words for browsers without scripts where it starts',
      '<title>A shop</title><link rel="stylesheet" href="/a.css"><div id="root">Please enable JavaScript and cookies to continue.</div><script type="module" src="/main.js"></script>',
    ],
    [
      'has words for search results beside those of a challenge',
      '<title>A shop</title><meta name="description" content="Cups and bowls"><p>Please enable JavaScript and cookies to continue.</p>',
    ],
    [
      'explains Akamai’s block page',
      page(
        `<h1>Access Denied: what it means</h1><p>You don't have permission to access "http://shop.example/" on this server. Reference #18.c5aa1702.1a. ${words(40)}</p>`,
      ),
    ],
    [
      'is Apache’s own error page',
      "<title>403 Forbidden</title><h1>Forbidden</h1><p>You don't have permission to access /x on this server.</p>",
    ],
    [
      'mentions what only scripts of challenges contain',
      page('<p>The variable <code>_cf_chl_opt</code> and <code>gokuProps</code>.</p>'),
    ],
    [
      'says that a visitor should wait',
      '<title>Please wait to be seated</title><h1>Restaurant</h1><p>Book a table.</p>',
    ],
    ['is not found', '<title>Access denied</title><p>You may not see this folder.</p>'],
  ])('that %s is no challenge', (_name, html) => {
    expect(check(html)).toBeNull();
  });

  it('stays fast whatever it contains', () => {
    const bait = ['<', '<!--', '<script', '<noscript>', '<title>', '<a href ', 'enable '];
    for (const each of bait) {
      const started = process.cpuUsage().user;
      check(`_cf_chl_opt human ${each.repeat(Math.floor(90_000 / each.length))}`);
      expect(process.cpuUsage().user - started).toBeLessThan(1_000_000);
    }
  });
});
