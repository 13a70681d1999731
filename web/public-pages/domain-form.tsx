/** The first field of the product: a plain form that takes a domain to the dashboard, script or not. */
import { Button } from '../ui/button.tsx';
import styles from './domain-form.module.css';
import { actions, domainField, navigation } from './strings.ts';

export function DomainForm() {
  return (
    <form className={styles.form} action={navigation.dashboard.path} method="get" data-domain-form="">
      <label className={styles.label} htmlFor="domain">
        {domainField.label}
      </label>
      <div className={styles.row}>
        <div className={styles.field}>
          <span className={styles.prefix} aria-hidden="true">
            https://
          </span>
          <input
            className={styles.input}
            id="domain"
            name="domain"
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={2000}
            placeholder={domainField.placeholder}
            aria-describedby="domain-hint"
          />
        </div>
        <Button className={styles.submit} variant="primary" size="lg" type="submit">
          {actions.analyze}
        </Button>
      </div>
      <p className={styles.hint} id="domain-hint">
        {domainField.hint}
      </p>
      <output className={styles.note} data-domain-note="" />
    </form>
  );
}
