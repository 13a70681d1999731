/** The public pages as they are served: what the specification, search engines and the content policy rely on. */
import { approximateScans, limits, packages } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { describe, expect, it } from 'vitest';
import { disallowedPaths, publicPages, renderPublicPage, renderRobots, renderSitemap } from './render.tsx';

const render = (path: string): { html: string; page: Document } => {
  const found = publicPages.find((candidate) => candidate.path === path);
  if (found === undefined) throw new Error(`no public page at ${path}`);
  const html = renderPublicPage(found, { stylesheet: null, script: '/assets/enhance.js' });
  return { html, page: new DOMParser().parseFromString(html, 'text/html') };
};

const metaOf = (page: Document, name: string): string =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

const paths = publicPages.map(({ path }) => path);

describe.each(paths)('%s', (path) => {
  const { html, page } = render(path);

  it('has a title and a description of the recommended length', () => {
    const titleLength = graphemeLength(page.title);
    const descriptionLength = graphemeLength(metaOf(page, 'description'));
    expect(titleLength).toBeGreaterThanOrEqual(limits.title.recommendedMin);
    expect(titleLength).toBeLessThanOrEqual(limits.title.recommendedMax);
    expect(descriptionLength).toBeGreaterThanOrEqual(limits.description.recommendedMin);
    expect(descriptionLength).toBeLessThanOrEqual(limits.description.recommendedMax);
  });

  it('names its own URL as canonical and in the share tags', () => {
    const canonical = [...page.querySelectorAll('link[rel="canonical"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(canonical).toEqual([`__PUBLIC_URL__${path}`]);
    expect(metaOf(page, 'og:url')).toBe(`__PUBLIC_URL__${path}`);
    expect(metaOf(page, 'og:title')).toBe(page.title);
    expect(metaOf(page, 'og:image')).toBe('__PUBLIC_URL__/og-image.png');
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
  });

  it('has one h1 and skips no heading level', () => {
    const levels = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it('has its landmarks, and the skip link reaches the main one', () => {
    expect(page.documentElement.lang).toBe('en');
    for (const landmark of ['header', 'main', 'footer', 'nav'])
      expect(page.querySelector(landmark)).not.toBeNull();
    const skip = page.querySelector('body > a')?.getAttribute('href') ?? '';
    expect(page.querySelector(skip)?.tagName).toBe('MAIN');
  });

  it('carries structured data that parses', () => {
    const data: unknown = JSON.parse(
      page.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    );
    const types = JSON.stringify(data).match(/"@type":"(Organization|WebSite|BreadcrumbList)"/g);
    expect(types).toEqual(
      path === '/' ? ['"@type":"Organization"', '"@type":"WebSite"'] : ['"@type":"BreadcrumbList"'],
    );
  });

  it('runs under a strict content policy: no style attribute, no handler, one inline script', () => {
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/\son[a-z]+=/i);
    expect(html).not.toMatch(/<style/);
    expect(page.querySelectorAll('script:not([src]):not([type])')).toHaveLength(1);
  });

  it('has only links a crawler can follow, each with words of its own', () => {
    for (const link of page.querySelectorAll('a')) {
      expect(link.getAttribute('href')).toMatch(/^(\/|#main$|mailto:)/);
      expect(link.textContent?.trim()).not.toMatch(/^(|here|more|learn more|read more|click here|start)$/i);
    }
  });

  it('shows a visitor How It Works, Pricing and Login, and Get Started in the menu', () => {
    const linksOf = (selector: string) =>
      [...page.querySelectorAll(`${selector} a`)].map((link) => link.textContent ?? '');
    expect(linksOf('header > div > nav')).toEqual(['How It Works', 'Pricing', 'Login']);
    expect(linksOf('header details')).toEqual(['How It Works', 'Pricing', 'Get Started']);
    expect(page.querySelector('header a')?.getAttribute('href')).toBe('/');
  });

  it('ends in a footer with its lists and the support contact', () => {
    const footer = page.querySelector('footer');
    const links = [...(footer?.querySelectorAll('nav a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/how-it-works', '/pricing', '/dashboard']);
    for (const words of [
      'SEO Analysis',
      'AI Recommendations',
      'Competitor Analysis',
      'Export Reports',
      'Platform',
    ]) {
      expect(footer?.textContent).toContain(words);
    }
    expect(footer?.querySelector('a[href="mailto:__SUPPORT_EMAIL__"]')).not.toBeNull();
  });
});

describe('the landing page', () => {
  const { page } = render('/');

  it.each([
    'Comprehensive website SEO auditing',
    'AI-powered SEO recommendations',
    'SEO competitor analysis',
    'Enter URL',
    'AI Analysis',
    'Get Insights',
    'Improve Rankings',
    'Try it on your own site.',
  ])('has a heading %s', (words) => {
    expect([...page.querySelectorAll('h2, h3')].map((heading) => heading.textContent)).toContain(words);
  });

  it.each([
    '10,000+',
    '500K+',
    '85%',
    'No credit card required',
    'Analysis is instant',
    'Reports are export ready',
    'Example findings',
  ])('says %s', (words) => {
    expect(page.querySelector('main')?.textContent).toContain(words);
  });

  it('takes a domain to the dashboard without script', () => {
    const form = page.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/dashboard');
    expect(form?.getAttribute('method')).toBe('get');
    const field = form?.querySelector('input[name="domain"]');
    expect(page.querySelector(`label[for="${field?.id}"]`)?.textContent).toBe('Website URL');
    expect(form?.textContent).toContain('https://');
  });

  it('links its buttons to creating an account and Learn More to how-it-works', () => {
    const target = (words: string) =>
      [...page.querySelectorAll('main a')]
        .find((link) => link.textContent?.startsWith(words))
        ?.getAttribute('href');
    expect(target('Start Free Analysis')).toBe('/api/login?mode=sign-up');
    expect(target('Start Your Free Analysis Now')).toBe('/api/login?mode=sign-up');
    expect(target('Learn More')).toBe('/how-it-works');
  });
});

describe('the how-it-works page', () => {
  const { page } = render('/how-it-works');

  it.each([
    'The analysis process',
    'Competitor analysis',
    'AI chat about a page',
    'Four steps',
    'Credit pricing',
  ])('explains: %s', (words) => {
    expect([...page.querySelectorAll('h2')].map((heading) => heading.textContent)).toContain(words);
  });

  it('starts by creating an account', () => {
    const starts = [...page.querySelectorAll('main a')].filter(
      (link) => link.textContent === 'Start Free Analysis',
    );
    expect(starts.map((link) => link.getAttribute('href'))).toEqual([
      '/api/login?mode=sign-up',
      '/api/login?mode=sign-up',
    ]);
  });
});

describe('the pricing page', () => {
  const { page } = render('/pricing');
  const text = page.querySelector('main')?.textContent ?? '';

  it.each(packages)('offers $name at the price the contract sets', ({ name, credits, priceCents, label }) => {
    const card = [...page.querySelectorAll('main li')].find(
      (item) => item.querySelector('h3')?.textContent === name,
    );
    expect(card?.textContent).toContain(`€${(priceCents / 100).toFixed(2)}`);
    expect(card?.textContent).toContain(`${credits} credits`);
    expect(card?.textContent).toContain(`about ${approximateScans(credits)} scans`);
    expect(card?.textContent).toContain(`€${(priceCents / 100 / credits).toFixed(3)} per credit`);
    if (label !== null) expect(card?.textContent).toContain(label);
    expect(card?.querySelector('a')?.getAttribute('href')).toMatch(/^\/api\/login(\?|$)/);
  });

  it('compares the packages in a table', () => {
    const rows = [...page.querySelectorAll('main table')][0]?.querySelectorAll('tbody tr') ?? [];
    expect([...rows].map((row) => row.textContent)).toEqual([
      'Starter€4.9950€0.100€0.3016',
      'Pro€9.99120€0.083€0.2540',
      'Business€19.99280€0.071€0.2193',
    ]);
  });

  it('names every credit cost and that credits never expire', () => {
    for (const words of [
      '1 credit per page',
      '1 credit per scan',
      '1 credit per 10 messages',
      'never expire',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toContain('3 credits paid, 5 on trial');
  });

  it('answers questions without script', () => {
    const questions = page.querySelectorAll('main details > summary');
    expect(questions.length).toBeGreaterThanOrEqual(5);
    for (const question of questions)
      expect(question.parentElement?.querySelector('p')?.textContent).toBeTruthy();
  });

  it('names the lowest price in its description as the contract sets it', () => {
    const lowest = Math.min(...packages.map(({ priceCents }) => priceCents));
    expect(metaOf(page, 'description')).toContain(`€${(lowest / 100).toFixed(2)}`);
  });
});

describe('what crawlers read first', () => {
  it('lists exactly the public pages in the sitemap', () => {
    const locations = [...renderSitemap().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
    expect(locations).toEqual(['__PUBLIC_URL__/', '__PUBLIC_URL__/how-it-works', '__PUBLIC_URL__/pricing']);
  });

  it('keeps crawlers out of the signed-in screens and lets them into the public pages', () => {
    const robots = renderRobots();
    for (const path of disallowedPaths) expect(robots).toContain(`Disallow: ${path}\n`);
    for (const path of paths) expect(disallowedPaths.some((blocked) => path.startsWith(blocked))).toBe(false);
    expect(robots).toContain('Sitemap: __PUBLIC_URL__/sitemap.xml');
  });
});
