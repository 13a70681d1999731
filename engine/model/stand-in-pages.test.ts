/** Pages of firewalls, queues and hosts that stand in for the site, with any status; and pages of sites that look a little like them. */
import { describe, expect, it } from 'vitest';
import { findChallenge } from './find-challenge.ts';
import { findMarket, findPlaceholder } from './find-placeholder.ts';

const statuses = [200, 202, 403, 503];
const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

const responseOf = (html: string, status: number) => ({ status, headers: {}, body: Buffer.from(html) });

/** Both together, as the crawl takes them. */
function check(html: string, status = 200): { by: string | null; is: string } | null {
  const response = responseOf(html, status);
  const challenge = findChallenge(response);
  if (challenge !== null) return { by: challenge.by, is: challenge.what };
  const placeholder = findPlaceholder(response);
  return placeholder && { by: placeholder.by, is: placeholder.kind };
}

type Row = readonly [by: string | null, html: string];

const challenges: readonly Row[] = [
  [
    'F5',
    `<html><head><meta http-equiv="Pragma" content="no-cache"/><script type="text/javascript">(function(){window["bobcmn"] = "101110101"; window["failureConfig"]="x"})()</script><script src="/TSPD/08a1?type=10"></script><noscript>Please enable JavaScript to view the page content.<br/>Your support ID is: 123.</noscript></head><body></body></html>`,
  ],
  [
    'Alibaba Cloud',
    `<html><script>var arg1='2B1D';var _0x4818=[];setCookie("acw_sc__v2", x);location.reload()</script></html>`,
  ],
  [
    'Alibaba Cloud',
    `<!doctype html><html><head><meta charset="utf-8"><meta name="aliyun_waf_aa" content="x"><script src="https://g.alicdn.com/AWSC/awsc/awsc.js"></script></head><body><textarea id="renderData" style="display:none">{}</textarea></body></html>`,
  ],
  [
    'Tencent Cloud',
    `<html><script>var a="x";document.cookie="EO_Bot_Ssid="+a+";path=/";document.cookie="__tst_status="+b;location.href=location.href</script></html>`,
  ],
  [
    'SafeLine',
    `<!DOCTYPE html><html lang="zh"><head><title>安全检测中...</title><script src="/.safeline/static/favicon.js"></script></head><body><div id="slg-box">安全检测能力由 雷池 WAF 提供</div></body></html>`,
  ],
  [
    'CrowdSec',
    `<!doctype html><html lang="en"><head><title>CrowdSec Captcha</title><meta content="text/html; charset=utf-8"/><script src="https://www.google.com/recaptcha/api.js" async defer></script></head><body><h1>CrowdSec Captcha</h1><form method="POST" id="captcha-form"><div id="captcha" class="g-recaptcha" data-sitekey="x"></div></form><p>This security check has been powered by CrowdSec</p></body></html>`,
  ],
  [
    'The site’s bot protection',
    `<html><head><title>Bot Detection</title></head><body><h1>Bot Detection</h1><p>Please wait while we check if you are a Human</p></body></html>`,
  ],
  [
    'The site’s bot protection',
    `<!DOCTYPE html><html><head><title>Hold on...</title></head><body data-pow="a#b"><h3>Checking your browser for robots 🤖</h3><noscript>JavaScript is required on this page.</noscript><footer>Security and Performance by haproxy-protection</footer></body></html>`,
  ],
  [
    'The site’s bot protection',
    `<!DOCTYPE html><html><head><title>Azure WAF JS Challenge</title><script src="/challenge/.azwaf/js"></script></head><body>Please wait while we verify that you are a real user</body></html>`,
  ],
  [
    'The site’s bot protection',
    `<!DOCTYPE html><html lang="ru"><head><title>Вы не робот?</title></head><body><form class="CheckboxCaptcha"><span>Подтвердите, что запросы отправляли вы, а не робот</span></form></body></html>`,
  ],
  [
    'The site’s bot protection',
    `<html lang="ru"><head><title>Проверка браузера</title></head><body>Проверяем ваш браузер перед переходом на сайт. Включите JavaScript и cookies, чтобы продолжить.</body></html>`,
  ],
  [
    'The site’s bot protection',
    `<html lang="de"><head><title>Sicherheitsüberprüfung</title></head><body><h1>Bitte bestätigen Sie, dass Sie kein Roboter sind</h1><form method=post><div class="h-captcha" data-sitekey="a"></div></form></body></html>`,
  ],
  [
    'The site’s bot protection',
    `<html lang="de"><head><title>Einen Moment bitte</title><meta name="robots" content="noindex"></head><body><p>Wir überprüfen, ob Sie ein Mensch sind. Dies kann einige Sekunden dauern.</p></body></html>`,
  ],
  [
    'The site’s bot protection',
    `<html lang="fr"><head><title>Vérification de sécurité</title></head><body><p>Veuillez confirmer que vous n’êtes pas un robot.</p><div class="g-recaptcha"></div></body></html>`,
  ],
  [
    'The site’s bot protection',
    `<html lang="es"><head><title>Un momento…</title></head><body><p>Verifique que no es un robot para continuar.</p><div class="g-recaptcha"></div></body></html>`,
  ],
  [
    'The site’s bot protection',
    `<html lang="pt"><head><title>Só um momento</title></head><body><p>Confirme que você não é um robô</p><div class="h-captcha"></div></body></html>`,
  ],
  [
    'The site’s bot protection',
    `<html lang="zh"><head><title>安全验证</title></head><body><p>请完成安全验证，确认您不是机器人</p><div id="captcha"></div></body></html>`,
  ],
  [
    'The site’s bot protection',
    `<html lang="ja"><head><title>確認</title><meta name=robots content=noindex></head><body><p>ロボットではないことを確認してください</p><div class="g-recaptcha"></div></body></html>`,
  ],
  [
    'The site’s bot protection',
    `<html lang="pl"><head><title>Weryfikacja</title></head><body><p>Potwierdź, że nie jesteś robotem</p><div class="g-recaptcha"></div></body></html>`,
  ],
  [
    'The site’s bot protection',
    `<html><head><title></title><script>document.cookie="verified=1;path=/";location.reload(true);</script></head><body></body></html>`,
  ],
  [
    'go-away',
    `<!DOCTYPE html><html><head><title>Checking you are not a bot</title><link rel="stylesheet" href="/.well-known/.git.gammaspectra.live/git/go-away/cmd/go-away/assets/static/style.css"></head><body><main><h1>Checking you are not a bot</h1><p id="status">Loading challenge</p></main></body></html>`,
  ],
  [
    'The site’s bot protection',
    `<html><head><title>Human verification</title></head><body><div class="frc-captcha" data-sitekey="x"></div></body></html>`,
  ],
  [
    'The site’s bot protection',
    `<html><head><title>Security check</title></head><body><altcha-widget challengeurl="/x"></altcha-widget></body></html>`,
  ],
  [
    'The site’s bot protection',
    `<html><head><title>Link11 Captcha</title></head><body><p>Please solve the captcha to continue</p></body></html>`,
  ],
  [
    'The site’s bot protection',
    `<html><head><title>Myra Security</title></head><body><p>Please solve the captcha to prove you are human.</p></body></html>`,
  ],
  [
    'Reblaze',
    `<html><head><script>rbzns={bereshit:"1",seed:"x"}</script><script src="/c3650cdf-216a-4ba2-80b0-9d6c540b105e58d2670b-ea0f-484e-b88c-0e2c1499ec9b.js"></script></head><body></body></html>`,
  ],
  [
    'StackPath',
    `<html><head><title>StackPath</title></head><body>This website is using a security service to protect itself from online attacks. <script src="/sbbi/?sbbpg=sbbShell"></script></body></html>`,
  ],
];

const blockPages: readonly Row[] = [
  [
    'F5',
    `<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Please consult with your administrator.<br><br>Your support ID is: 4531228867513232132<br><br><a href='javascript:history.back();'>[Go Back]</a></body></html>`,
  ],
  [
    'CrowdSec',
    `<!doctype html><html lang="en"><head><title>CrowdSec Ban</title></head><body><h1>CrowdSec Access Forbidden</h1><p>You are unable to visit the website.</p></body></html>`,
  ],
  [
    'Sucuri',
    `<html><head><title>Sucuri WebSite Firewall - Access Denied</title></head><body><h1>Access Denied - Sucuri Website Firewall</h1><p>If you are the site owner (or you manage this site), please whitelist your IP or if you think this block is an error please <a href="https://support.sucuri.net">open a support ticket</a></p><p>Block reason: Bad bot access attempt. Block ID: BNP005</p></body></html>`,
  ],
  [
    'GoDaddy',
    `<html><head><title>GoDaddy Website Firewall - Access Denied</title></head><body><h1>Access Denied - GoDaddy Website Firewall</h1><p>Block ID: BNP005</p></body></html>`,
  ],
  [
    'The site’s firewall',
    `<!DOCTYPE html><html><head><title></title></head><body><h2>The request is blocked.</h2><div id="errorref"><span>20260101T000000Z-abc</span></div></body></html>`,
  ],
  [
    'The site’s firewall',
    `<html><head><title>Web Page Blocked!</title></head><body><div class="header">Web Page Blocked!</div><p>The page cannot be displayed. Please contact the administrator for additional information.</p><p>URL: shop.example/</p><p>Client IP: 1.2.3.4</p><p>Attack ID: 20000051</p><p>Message ID: 1</p></body></html>`,
  ],
  [
    'The site’s firewall',
    `<html><head><title>Unauthorized Request Blocked</title></head><body><h1>Unauthorized Activity Has Been Detected.</h1><p>Case Number: 12345</p></body></html>`,
  ],
  [
    'Amazon CloudFront',
    `<HTML><HEAD><TITLE>ERROR: The request could not be satisfied</TITLE></HEAD><BODY><H1>403 ERROR</H1><H2>The request could not be satisfied.</H2><HR noshade size="1px">Request blocked. We can't connect to the server for this app or website at this time.<PRE>Generated by cloudfront (CloudFront) Request ID: x==</PRE></BODY></HTML>`,
  ],
  [
    'The site’s firewall',
    `<html><head><title>Barracuda Web Application Firewall - Access Denied</title></head><body>The request was blocked by the firewall</body></html>`,
  ],
  [
    'The site’s firewall',
    `<html><head><title>NinjaFirewall: 403 Forbidden</title></head><body><center>Sorry user, your request cannot be processed. For security reasons, it was blocked and logged. If you believe this was an error please contact the webmaster and enclose the following incident ID: [ #4021922 ]</center></body></html>`,
  ],
];

const waitingRooms: readonly Row[] = [
  [
    'Queue-it',
    `<!DOCTYPE html><html lang="en"><head><title>Queue-it</title><script src="https://static.queue-it.net/script/queueclient.min.js"></script></head><body data-pageid="queue"><h1>You are now in line</h1><p>You are in line for shop.example. When it is your turn, you will have 10 minutes to enter the website.</p><p>Number of users in line ahead of you: 1234</p></body></html>`,
  ],
  [
    'Cloudflare',
    `<!doctype html><html><head><title>Waiting Room</title><meta http-equiv="refresh" content="20"></head><body><h1>You are now in line.</h1><p>Thank you for your patience. Your estimated wait time is 2 minutes.</p><p>Waiting Room powered by Cloudflare</p></body></html>`,
  ],
  [
    'The site',
    `<html><head><title>Waiting room</title><meta http-equiv="refresh" content="30"></head><body><h1>We are experiencing high traffic</h1><p>You are in the queue. Please do not refresh this page, you will lose your place in line.</p></body></html>`,
  ],
  [
    'The site',
    `<html><head><title>You are in a queue</title></head><body><h1>You are in a virtual queue</h1><p>Your place in the queue: 4312</p></body></html>`,
  ],
  [
    'CrowdHandler',
    `<html><head><title>Waiting Room</title><script src="https://wait.crowdhandler.com/x.js"></script></head><body><p>You are in the waiting room</p></body></html>`,
  ],
  [
    'The site',
    `<html><head><title>Virtual Waiting Room</title></head><body><h1>Sorry, we are experiencing high volumes</h1><p>You are in a virtual waiting room. This page will refresh automatically.</p></body></html>`,
  ],
  [
    'The site',
    `<html lang="de"><head><title>Warteraum</title><meta http-equiv="refresh" content="20"></head><body><h1>Sie befinden sich in der Warteschlange</h1><p>Ihre geschätzte Wartezeit beträgt 3 Minuten.</p></body></html>`,
  ],
];

const parkedDomains: readonly Row[] = [
  [
    'Sedo',
    `<!DOCTYPE html><html lang="en" data-adblockkey="MFww_abc"><head><title>shop.example - This website is for sale! - shop Resources and Information.</title><meta name="description" content="This website is for sale! shop.example is your first and best source for all of the information you’re looking for."><link href="//img.sedoparking.com/templates/images/hero_nc.svg" rel="icon"></head><body><div>The domain <b>shop.example</b> is for sale</div><div id="ads"></div><p>This webpage was generated by the domain owner using Sedo Domain Parking. Disclaimer: Sedo maintains no relationship with third party advertisers.</p><script src="https://www.google.com/adsense/domains/caf.js"></script></body></html>`,
  ],
  [
    'GoDaddy',
    `<!DOCTYPE html><html><head><script>window.onload=function(){window.location.href="/lander"}</script></head></html>`,
  ],
  [
    'GoDaddy',
    `<!doctype html><html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><link rel="icon" href="data:,"/><script>window.LANDER_SYSTEM="PW"</script><script defer="defer" src="https://img1.wsimg.com/parking-lander/static/js/main.a.js"></script></head><body><div id="root"></div></body></html>`,
  ],
  [
    'Bodis',
    `<!doctype html><html data-adblockkey="MFwwDQYJ" lang="en" style="background: #2B2B2B;"><head><meta charset="utf-8"><link rel="icon" href="data:image/png;base64,i"><link rel="preconnect" href="https://www.google.com" crossorigin></head><body><div id="target" style="opacity: 0"></div><script>window.park = "eyJ1dWlkIjoiY";</script><script src="/bXqLrGvWh.js"></script></body></html>`,
  ],
  [
    null,
    `<html><head><title>shop.example</title><script src="https://d38psrni17bvxu.cloudfront.net/scripts/js3caf.js"></script></head><body><noscript><div>parkingcrew</div></noscript><script src="//www.google.com/adsense/domains/caf.js?abp=1"></script></body></html>`,
  ],
  [
    'Namecheap',
    `<html><head><title>shop.example - Registered at Namecheap.com</title></head><body><iframe src="https://parkingpage.namecheap.com/?d=shop.example"></iframe></body></html>`,
  ],
  [
    'Hostinger',
    `<html><head><title>Parked Domain name on Hostinger DNS system</title><meta name="description" content="Parked Domain name on Hostinger DNS system"></head><body><h1>You Are All Set to Go!</h1><p>All you have to do now is upload your website files and start your journey. Check out how to do that below:</p><a href="https://www.hostinger.com/tutorials">How to add a domain</a></body></html>`,
  ],
  [
    null,
    `<html><head><title>shop.example is for sale</title></head><body><h1>shop.example</h1><p>This domain is for sale. Make an offer today.</p><form><input name="email"><input name="offer"><button>Send</button></form></body></html>`,
  ],
  [
    null,
    `<html><head><title>shop.example</title></head><body><h1>shop.example</h1><p>The domain name shop.example is available for purchase.</p><a href="mailto:x@y.example">Contact the owner</a></body></html>`,
  ],
  [
    null,
    `<html lang="de"><head><title>shop.example</title></head><body><h1>shop.example</h1><p>Diese Domain steht zum Verkauf!</p><a href="/kontakt">Angebot abgeben</a></body></html>`,
  ],
  [
    null,
    `<html lang="fr"><head><title>shop.example</title></head><body><p>Ce nom de domaine est à vendre.</p></body></html>`,
  ],
  [
    'Dan.com',
    `<html lang="en"><head><title>The domain name shop.example is for sale | Dan.com</title><meta name="description" content="The domain name shop.example is for sale. Make an offer or buy it now at a set price."></head><body><h1>The domain name shop.example is for sale!</h1><p>${words(60)}</p></body></html>`,
  ],
  [
    'Loopia',
    `<html><head><title>Parked at Loopia</title></head><body><p>This domain has been purchased and parked by a customer of Loopia. Use LoopiaWHOIS to view the domain holder's public information.</p><p>Are you the owner of the domain and want to get started? Log in to Loopia Customer zone</p></body></html>`,
  ],
  [
    'united-domains',
    `<html lang="de"><head><title>Domain im Kundenauftrag registriert</title></head><body><p>Diese Domain wurde im Kundenauftrag registriert</p><p>Sie möchten auch eine eigene Domain?</p></body></html>`,
  ],
  [
    'STRATO',
    `<html lang="de"><head><title>STRATO - Domain reserved</title></head><body><p>Diese Internetpräsenz wurde soeben freigeschaltet und enthält noch keine Inhalte.</p><p>This web page was recently activated and does not contain any content.</p></body></html>`,
  ],
  [
    null,
    `<html><head><title>shop.example</title></head><body><h1>This domain name has just been registered.</h1><p>Already have a domain? IONOS</p><a href="https://www.ionos.com">IONOS</a></body></html>`,
  ],
  [
    'OVHcloud',
    `<html><head><title>Félicitations ! Votre domaine a bien été créé chez OVHcloud !</title></head><body><h1>Félicitations ! Votre domaine a bien été créé chez OVHcloud !</h1></body></html>`,
  ],
  [
    'Gandi',
    `<html><head><title>This domain name has been registered with Gandi.net</title></head><body><h1>This domain name has been registered with Gandi.net</h1><p>View the WHOIS results of shop.example</p></body></html>`,
  ],
  [
    'one.com',
    `<html><head><title>Hosted By One.com | Webhosting made simple</title></head><body><p>shop.example is hosted by one.com</p></body></html>`,
  ],
  [
    'TransIP',
    `<html lang="nl"><head><title>TransIP - Gereserveerd domein</title></head><body><h1>Gereserveerd domein</h1><p>De domeinnaam is geregistreerd door een klant van TransIP.</p></body></html>`,
  ],
  [
    null,
    `<html><head><title>shop.example</title></head><body><h1>Welcome to shop.example</h1><p>This domain is parked free of charge with NameSilo.com. NameSilo offers the cheapest domains on the Internet</p></body></html>`,
  ],
];

const defaultPages: readonly Row[] = [
  [
    'nginx',
    `<!DOCTYPE html><html><head><title>Welcome to nginx!</title></head><body><h1>Welcome to nginx!</h1><p>If you see this page, the nginx web server is successfully installed and working. Further configuration is required.</p><p>For online documentation and support please refer to <a href="http://nginx.org/">nginx.org</a>.</p></body></html>`,
  ],
  ['Apache', `<html><body><h1>It works!</h1></body></html>`],
  [
    'Apache',
    `<html><head><title>Apache2 Debian Default Page: It works</title></head><body><div>Apache2 Debian Default Page</div><p>This is the default welcome page used to test the correct operation of the Apache2 server after installation on Debian systems. ${words(300)}</p></body></html>`,
  ],
  [
    'IIS',
    `<html><head><title>IIS Windows Server</title></head><body><a href="http://go.microsoft.com/fwlink/?linkid=66138"><img src="iisstart.png" alt="IIS"></a></body></html>`,
  ],
  [
    'Plesk',
    `<html><head><title>Domain Default page</title></head><body><h1>Web Server's Default Page</h1><p>This page is generated by Plesk, the leading hosting automation software. You see this page because there is no Web site at this address.</p></body></html>`,
  ],
  [
    'cPanel',
    `<html><head><title>Default Web Site Page</title></head><body><h1>SORRY!</h1><p>If you are the owner of this website, please contact your hosting provider: webmaster@shop.example</p><p>It is possible you have reached this page because: The IP address has changed. ${words(80)}</p></body></html>`,
  ],
  [
    'Apache',
    `<html><head><title>HTTP Server Test Page powered by CentOS</title></head><body><h1>Testing 123..</h1></body></html>`,
  ],
  ['Caddy', `<html><head><title>Caddy works!</title></head><body><h1>Congratulations!</h1></body></html>`],
];

const maintenancePages: readonly Row[] = [
  [
    'WordPress',
    `<!DOCTYPE html><html><head><title>Maintenance</title></head><body><div class="wp-die-message"><p>Briefly unavailable for scheduled maintenance. Check back in a minute.</p></div></body></html>`,
  ],
  [
    null,
    `<html><head><title>Site Maintenance</title></head><body><h1>We'll be back soon!</h1><p>Sorry for the inconvenience but we're performing some maintenance at the moment. If you need to you can always <a href="mailto:x@x.example">contact us</a>, otherwise we'll be back online shortly!</p><p>— The Team</p></body></html>`,
  ],
  [
    null,
    `<html lang="en"><head><title>Site under maintenance | Shop</title></head><body><h1>Site under maintenance</h1>Shop is currently under maintenance. We should be back shortly. Thank you for your patience.</body></html>`,
  ],
  [
    null,
    `<html lang="de"><head><title>Wartungsarbeiten</title></head><body><h1>Wartungsarbeiten</h1><p>Unsere Website wird gerade gewartet. Bitte versuchen Sie es in Kürze erneut.</p></body></html>`,
  ],
  [
    null,
    `<html><head><title>Service Temporarily Unavailable</title></head><body><h1>Service Temporarily Unavailable</h1><p>The server is temporarily unable to service your request due to maintenance downtime or capacity problems. Please try again later.</p></body></html>`,
  ],
];

describe.each([
  ['bot challenge', challenges],
  ['block page', blockPages],
  ['waiting room', waitingRooms],
  ['parked', parkedDomains],
  ['default page', defaultPages],
  ['maintenance', maintenancePages],
])('%s', (is, list) => {
  it.each(list.flatMap(([by, html]) => statuses.map((status) => [by, status, html] as const)))(
    'of %s is recognized with status %i',
    (by, status, html) => {
      expect(check(html, status)).toEqual({ by, is });
    },
  );
});

describe('a page of the site itself', () => {
  it.each([
    [
      'article captchas',
      `<html><head><title>Are you human? How captchas work</title><meta name="description" content="x"></head><body><nav><a href=/a>A</a><a href=/b>B</a><a href=/c>C</a><a href=/d>D</a></nav><article><h1>Captchas</h1><p>Websites ask you to prove you are not a robot. Enable JavaScript and cookies to continue, they say. ${words(150)}</p></article></body></html>`,
    ],
    [
      'domain shop',
      `<html><head><title>Buy domains - NamesRUs</title><meta name="description" content="Domains for sale"></head><body><nav><a href="/d0">coolname0.example is for sale</a><a href="/d1">coolname1.example is for sale</a><a href="/d2">coolname2.example is for sale</a><a href="/d3">coolname3.example is for sale</a><a href="/d4">coolname4.example is for sale</a><a href="/d5">coolname5.example is for sale</a><a href="/d6">coolname6.example is for sale</a><a href="/d7">coolname7.example is for sale</a><a href="/d8">coolname8.example is for sale</a><a href="/d9">coolname9.example is for sale</a><a href="/d10">coolname10.example is for sale</a><a href="/d11">coolname11.example is for sale</a></nav><h1>Domains for sale</h1><p>This domain is for sale? Ask us. ${words(100)}</p></body></html>`,
    ],
    [
      'small domain broker',
      `<html><head><title>Domain broker Smith</title><meta name="description" content="We sell domain names"></head><body><h1>We broker domain names</h1><p>Is the domain you want parked? This domain is for sale, says the page you found; we negotiate for you. Call us. We have sold 200 names since 1999 in Vienna and Graz.</p><a href="/about">About</a> <a href="/prices">Prices</a> <a href="/contact">Contact</a> <a href="/list">List</a></body></html>`,
    ],
    [
      'small true site',
      `<html><head><title>Anna Bauer, Schneiderin</title></head><body><h1>Anna Bauer</h1><p>Ich nähe und ändere Kleider in Graz. Rufen Sie mich an: 0316 123456.</p></body></html>`,
    ],
    [
      'maintenance company',
      `<html lang="en"><head><title>Lift maintenance in Leeds</title></head><body><h1>Lift maintenance</h1><p>We are performing maintenance of lifts in Leeds since 1980. We'll be back soon with new photos.</p><a href="/contact">Contact</a></body></html>`,
    ],
    [
      'nginx tutorial',
      `<html><head><title>Welcome to nginx! A beginner's guide</title></head><body><h1>Welcome to nginx!</h1><p>If you see this page, the nginx web server is successfully installed and working, it says. ${words(120)}</p></body></html>`,
    ],
    [
      'coming soon shop',
      `<html><head><title>Café Mokka opens in May</title><meta name="description" content="Our cafe opens in May"></head><body><h1>Café Mokka</h1><p>We open in May at Main Street 5. Coming soon: our menu. Follow us.</p><a href="https://insta.example/mokka">Instagram</a></body></html>`,
    ],
    [
      'restaurant queue',
      `<html><head><title>Waiting room | Dr. Hill dental practice</title></head><body><h1>Our waiting room</h1><p>Our waiting room has toys and magazines. You will be called when it is your turn.</p><a href=/>Home</a><a href=/team>Team</a></body></html>`,
    ],
    [
      'status page',
      `<html><head><title>Scheduled maintenance 12 May - Status of Shop</title></head><body><h1>Scheduled maintenance</h1><p>On 12 May from 2 to 4 our shop is briefly unavailable for scheduled maintenance. ${words(80)}</p><a href=/history>History</a></body></html>`,
    ],
    [
      'index of docs',
      `<html><head><title>Index of the manual</title></head><body><h1>Index of /manual</h1><p>Chapters</p><ul><li><a href="/c0">Chapter 0</a></li><li><a href="/c1">Chapter 1</a></li><li><a href="/c2">Chapter 2</a></li><li><a href="/c3">Chapter 3</a></li><li><a href="/c4">Chapter 4</a></li><li><a href="/c5">Chapter 5</a></li><li><a href="/c6">Chapter 6</a></li><li><a href="/c7">Chapter 7</a></li></ul></body></html>`,
    ],
    [
      'car for sale',
      `<html><head><title>VW for sale</title></head><body><h1>VW Golf is for sale</h1><p>This car is for sale. Make an offer.</p></body></html>`,
    ],
    [
      'It works software',
      `<html><head><title>It works! - a plumber</title></head><body><h1>It works!</h1><p>Plumbing that works. Call 0316 123.</p></body></html>`,
    ],
    [
      'agreement',
      `<title>Smith, lawyers</title><h1>Smith</h1><p>We check whether you are in line with the law. Call us.</p>`,
    ],
    [
      'queue of music',
      `<title>Player</title><link rel="stylesheet" href="/a.css"><h1>Player</h1><p>See your place in the queue, skip songs, share lists.</p>`,
    ],
    [
      'captcha service',
      `<title>Captcha for your forms</title><link rel="stylesheet" href="/a.css"><meta name="description" content="x"><h1>Captcha</h1><p>Visitors solve the captcha and prove that they are not a robot.</p><a href="/docs">Docs</a><a href="/prices">Prices</a>`,
    ],
    [
      'ad blocker notice',
      `<title>News</title><link rel="stylesheet" href="/a.css"><p>Our page is blocked by your ad blocker.</p><article>${words(60)}</article>`,
    ],
    [
      'contact form with a captcha',
      `<title>Contact</title><h1>Contact</h1><form><input name="name"><textarea name="text"></textarea><div class="g-recaptcha"></div><p>Please confirm that you are not a robot.</p></form>`,
    ],
    [
      'application that sets a cookie',
      `<title>App</title><script>document.cookie="theme=dark";if(old)location.reload()</script><div id="root"></div><script src="/main.js"></script>`,
    ],
    ['choice of a language by script', `<script>document.cookie="lang=en";location.href="/en/"</script>`],
    [
      'garage',
      `<title>Car maintenance in Graz</title><h1>Car maintenance</h1><p>Is your car due to maintenance? Call us today.</p><a href="/prices">Prices</a><a href="/contact">Contact</a>`,
    ],
    [
      'website care',
      `<title>Website maintenance for small firms</title><p>We keep your website in maintenance contracts from 20 a month. Come back soon!</p><a href="/plans">Plans</a>`,
    ],
    [
      'house for sale',
      `<title>Villa Rosa is for sale</title><h1>Villa Rosa</h1><p>The house is for sale. Write to us.</p>`,
    ],
    [
      'registered firm',
      `<title>Miller Ltd</title><h1>Miller Ltd</h1><p>This company is registered in England. Our domain is plumbing.</p>`,
    ],
    [
      'guide to parking',
      `<title>Parking in Graz</title><h1>Parking</h1><p>Cars parked free at the station. The lander of the airport bus is opposite.</p>`,
    ],
    [
      'long Chinese article',
      `<title>安全验证</title><p>${'什么是安全验证，请完成安全验证的网页有什么意义。'.repeat(20)}</p>`,
    ],
  ])('is taken for one: %s', (_name, html) => {
    expect(check(html)).toBeNull();
  });

  it('is read in linear time whatever it contains', () => {
    const bait = [
      'this domain ',
      'site is ',
      'maintenance ',
      'request ',
      'you are in ',
      'currently ',
      'sie befinden ',
      'window.park=',
    ];
    for (const each of bait) {
      const started = process.cpuUsage().user;
      check(`parked blocked ${each.repeat(Math.floor(90_000 / each.length))}`);
      expect(process.cpuUsage().user - started).toBeLessThan(1_000_000);
    }
  });
});

it('knows the markets to which domains for sale redirect', () => {
  expect(findMarket('https://www.hugedomains.com/domain_profile.cfm?d=shop.example')).toBe('HugeDomains');
  expect(findMarket('https://www.afternic.com/forsale/shop.example?utm=1')).toBe('Afternic');
  expect(findMarket('https://www.hugedomains.com/')).toBeNull();
  expect(findMarket('https://shop.example/?to=https://sedo.com/search/details')).toBeNull();
});
