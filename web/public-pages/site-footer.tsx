/** The footer of the public pages: where else to go, what is in it, whom to write to. */
import { Stack } from '../ui/layout.tsx';
import { Logo } from '../ui/logo.tsx';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import { supportEmailPlaceholder } from './public-page.ts';
import styles from './site-footer.module.css';
import { footerFeatures, footerPlatform, navigation } from './strings.ts';
import { footerWords } from './words.ts';

const productLinks = [navigation.howItWorks, navigation.pricing, navigation.dashboard];

function PlainList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <Stack as="ul" gap={2} className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Stack>
    </section>
  );
}

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <section className={styles.about}>
          <Logo />
          <p>{footerWords.about}</p>
          <p>
            {footerWords.support} <a href={`mailto:${supportEmailPlaceholder}`}>{supportEmailPlaceholder}</a>
          </p>
          {/* Shown by the script alone: without one there is nothing to choose. */}
          <div data-theme-switch="" hidden>
            <ThemeSwitch />
          </div>
        </section>
        <nav aria-labelledby="footer-product">
          <h2 className={styles.title} id="footer-product">
            {footerWords.product}
          </h2>
          <Stack as="ul" gap={2} className={styles.list}>
            {productLinks.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </Stack>
        </nav>
        <PlainList title={footerWords.features} items={Object.values(footerFeatures)} />
        <PlainList title={footerWords.platform} items={Object.values(footerPlatform)} />
      </div>
    </footer>
  );
}
