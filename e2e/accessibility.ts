/** What every screen must be: without axe violations, and never wider than the window; with TEST_MATRIX=full at both sizes and in both themes. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
interface Size {
  readonly width: number;
  readonly height: number;
}

const isFull = process.env['TEST_MATRIX'] === 'full';
const desktop: Size = { width: 1360, height: 900 };
export const phone: Size = { width: 390, height: 900 };

interface Scope {
  /** Named in a failure. */
  readonly what?: string;
  /** A selector: what is around it is checked elsewhere. */
  readonly within?: string;
  readonly sizes?: readonly Size[];
}

async function expectNoViolations(axe: AxeBuilder, what: string): Promise<void> {
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}

/** Every axe rule once; in the full matrix at each size, then what differs in the dark theme: colours. Leaves the light theme and a desktop, or the only size. */
export async function expectAccessible(
  page: Page,
  { what = '', within, sizes = isFull ? [phone, desktop] : [desktop] }: Scope = {},
): Promise<void> {
  const axe = () => {
    // Our pages have no frames, so axe needs no page of its own for its report.
    const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
    return within === undefined ? builder : builder.include(within);
  };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNoViolations(axe().withTags(tags), `${what} ${size.width} px`);
  }
  if (!isFull) return;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolations(axe().withRules(['color-contrast']), `${what} dark`);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** Leaves a desktop. */
export async function expectNoSidewaysScroll(
  page: Page,
  widths: readonly number[] = [320, 390, 768, 1920],
  what = '',
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `sideways scroll ${what} at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(desktop);
}
