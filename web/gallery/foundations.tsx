/** Gallery: colours, steps of type, icons, the mark. */
import { Icon, type IconName } from '../ui/icon.tsx';
import { Logo, LogoMark } from '../ui/logo.tsx';
import styles from './gallery.module.css';
import { Specimen, SpecimenGroup } from './specimen.tsx';

const colours =
  'paper surface sunken line line-strong ink ink-2 ink-3 accent good good-tint fair fair-tint poor poor-tint info info-tint'.split(
    ' ',
  );

const icons: readonly IconName[] = [
  'menu',
  'close',
  'check',
  'chevron',
  'arrow-right',
  'copy',
  'external',
  'trash',
  'plus',
  'minus',
  'eye',
  'eye-off',
  'download',
  'sun',
  'moon',
  'monitor',
  'search',
];

export function Foundations() {
  return (
    <SpecimenGroup title="Foundations">
      <Specimen name="type">
        <p className={styles.step4xl}>Domain 142</p>
        <p className={styles.step3xl}>Panel title</p>
        <p className={styles.step2xl}>The summary sentence.</p>
        <p className={styles.stepXl}>Section heading</p>
        <p className={styles.stepLg}>A lead of a few words.</p>
        <p>Body text, 15 on 24.</p>
        <p className={styles.stepSm}>Secondary text and controls.</p>
        <p className={styles.stepXs}>Labels and badges</p>
        <p>
          <code>{'<title>evidence</title>'}</code> <mark>marked</mark>
        </p>
      </Specimen>
      <Specimen name="icon, logo">
        <p className={styles.row}>
          {icons.map((name) => (
            <Icon key={name} name={name} size={20} label={name} />
          ))}
        </p>
        <p className={styles.row}>
          <Logo href="#logo" />
          <LogoMark size={48} />
          <LogoMark size={16} />
        </p>
      </Specimen>
      <Specimen name="colour" wide>
        <div className={styles.swatches}>
          {colours.map((name) => (
            <div key={name} className={styles.swatch}>
              <svg width="100%" height="32" aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(--${name})`} />
              </svg>
              {name}
            </div>
          ))}
        </div>
      </Specimen>
    </SpecimenGroup>
  );
}
