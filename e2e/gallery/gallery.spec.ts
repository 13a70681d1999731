/** Every component in its states, compared with the accepted pictures: both themes, on a desk and on a phone. */
import { expect, test } from '@playwright/test';

const themes = ['light', 'dark'] as const;
const widths = [1360, 390] as const;

for (const colorScheme of themes) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const width of widths) {
      test(`the gallery at ${width} px looks as accepted`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/gallery');
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
        const groups = page.locator('main > section');
        for (const group of await groups.all()) {
          const name = ((await group.locator('h2').textContent()) ?? '').trim().toLowerCase();
          const picture = `${name.replaceAll(/[^a-z0-9]+/g, '-')}-${width}-${colorScheme}.png`;
          // Alone at the top: at half the pixels, a group that begins at an odd line would be drawn differently.
          await group.evaluate((own) => {
            for (const other of own.parentElement?.children ?? [])
              (other as HTMLElement).style.display = other === own ? '' : 'none';
          });
          // Soft: one run names every group that has changed.
          await expect.soft(group).toHaveScreenshot(picture);
        }
        expect(await groups.count()).toBeGreaterThan(5);
      });
    }
  });
}
