/** The pages a browser could not render, in one quiet row: which, why, and how to try again. */
import { dashboardUrl } from '@pagewright/contract/analyze-draft';
import type { PageDesign } from '@pagewright/contract/entities/design';
import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { UrlText } from '../../../ui/url-text.tsx';
import { useReportData } from '../shared/report-context.ts';
import styles from './design.module.css';
import { designStrings as strings } from './design-strings.ts';
import { designId } from './page-pictures.tsx';

export function FailedRenders({ pages }: { readonly pages: readonly PageDesign[] }) {
  const { domain } = useReportData().analysis;
  if (pages.length === 0) return null;
  return (
    <section aria-label={strings.shotError} className={styles.failed}>
      <Disclosure
        summary={strings.notRendered(pages.length)}
        actions={
          <ButtonLink asChild variant="quiet">
            <Link to={dashboardUrl(domain)}>{strings.retry}</Link>
          </ButtonLink>
        }
      >
        <ul className={styles.failures}>
          {pages.map(({ screenshotData: { url, error } }) => (
            <li key={url} id={designId(url)}>
              <UrlText url={url} />
              <p>{error}</p>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}
