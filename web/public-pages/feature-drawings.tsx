/** Three small drawings for the feature cards, made of the report's own marks; they say nothing words do not. */
import styles from './feature-drawings.module.css';

const width = 320;
const height = 88;

function Drawing({ children }: { children: React.ReactNode }) {
  return (
    <svg
      className={styles.drawing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Three measures on their rulers, each with its shape. */
export function AuditDrawing() {
  return (
    <Drawing>
      <circle className={styles.good} cx="7" cy="16" r="6" />
      <rect className={styles.track} x="28" y="12" width="292" height="8" rx="2" />
      <rect className={styles.goodBar} x="28" y="12" width="252" height="8" rx="2" />
      <rect className={styles.fair} x="1" y="38" width="12" height="12" rx="1" />
      <rect className={styles.track} x="28" y="40" width="292" height="8" rx="2" />
      <rect className={styles.fairBar} x="28.5" y="40.5" width="216" height="7" rx="2" />
      <path className={styles.poor} d="M7 66 13.5 78H.5Z" />
      <rect className={styles.track} x="28" y="68" width="292" height="8" rx="2" />
      <rect className={styles.poorBar} x="28" y="68" width="128" height="8" rx="2" />
      <path className={styles.tick} d="M232.5 4v80M276.5 4v80" />
    </Drawing>
  );
}

/** A struck line and the one written instead. */
export function SuggestionDrawing() {
  return (
    <Drawing>
      <rect className={styles.faded} x="0" y="10" width="236" height="10" rx="2" />
      <path className={styles.strike} d="M0 15h252" />
      <rect className={styles.word} x="0" y="44" width="84" height="12" rx="2" />
      <rect className={styles.word} x="92" y="44" width="118" height="12" rx="2" />
      <rect className={styles.word} x="218" y="44" width="60" height="12" rx="2" />
      <rect className={styles.word} x="0" y="66" width="132" height="12" rx="2" />
      <path className={styles.caret} d="M146.5 62v20M142.5 62h8M142.5 82h8" />
    </Drawing>
  );
}

/** Two sites on the same lines. */
export function ComparisonDrawing() {
  return (
    <Drawing>
      <path className={styles.axis} d="M0 16.5h320M0 44.5h320M0 72.5h320" />
      <path className={styles.gap} d="M188 16h74M96 44h128M230 72h44" />
      <circle className={styles.them} cx="188" cy="16" r="6" />
      <circle className={styles.you} cx="262" cy="16" r="6" />
      <circle className={styles.them} cx="224" cy="44" r="6" />
      <circle className={styles.you} cx="96" cy="44" r="6" />
      <circle className={styles.them} cx="230" cy="72" r="6" />
      <circle className={styles.you} cx="274" cy="72" r="6" />
    </Drawing>
  );
}
