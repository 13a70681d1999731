/** Every route, signed in and not, in both themes and at every width: accessible, and never wider than the screen. */
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { expect, signUp, test } from './fixtures.ts';

const publicRoutes = [
  '/',
  '/how-it-works',
  '/pricing',
  '/login',
  '/login?mode=sign-up',
  '/login?mode=forgot',
  '/login?reset=token',
];
const memberRoutes = [
  '/dashboard',
  '/history',
  '/site-history',
  '/analysis/none',
  '/analysis/none/changes',
  '/analysis/none/templates',
  '/analysis/none/explore',
  '/sites/none',
  '/settings',
  '/account',
  '/content-editor/1/https%3A%2F%2Fa.example%2F',
  '/content-editor/1',
  '/nowhere',
];
/** The gate is the same on each; that every address has it is asserted in web/app/router.test.tsx. */
const gatedRoutes = ['/settings'];

const routes = [
  ...publicRoutes.map((path) => ({ path, who: 'visitor' as const })),
  ...gatedRoutes.map((path) => ({ path, who: 'visitor' as const })),
  ...memberRoutes.map((path) => ({ path, who: 'member' as const })),
];

for (const { path, who } of routes) {
  test(`${path} as ${who}`, async ({ page, context, baseURL }) => {
    if (who === 'member') await signUp(context, baseURL ?? '');
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, [320, 390, 600, 768, 1024, 1360, 1920]);
  });
}
