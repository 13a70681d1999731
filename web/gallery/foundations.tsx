/** Gallery: colours, steps of type, icons, the mark. */
import { Icon, type IconName } from '../ui/icon.tsx';
import { Row, Text } from '../ui/layout.tsx';
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
        <Text size="xl" weight={650} face="display">
          Section heading
        </Text>
        <Text size="lg">A lead of a few words.</Text>
        <p>Body text, 15 on 24.</p>
        <Text size="sm">Secondary text and controls.</Text>
        <Text size="xs" weight={600}>
          Labels and badges
        </Text>
        <p>
          <code>{'<title>evidence</title>'}</code> <mark>marked</mark>
        </p>
      </Specimen>
      <Specimen name="icon, logo">
        <Row as="p" gap={2} wrap className={styles.row}>
          {icons.map((name) => (
            <Icon key={name} name={name} size={20} label={name} />
          ))}
        </Row>
        <Row as="p" gap={2} wrap className={styles.row}>
          <Logo href="#logo" />
          <LogoMark size={48} />
          <LogoMark size={16} />
        </Row>
      </Specimen>
      <Specimen name="colour" wide>
        <div className={styles.swatches}>
          {colours.map((name) => (
            <Text key={name} as="div" size="xs" face="mono" anywhere className={styles.swatch}>
              <svg width="100%" height="32" aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(--${name})`} />
              </svg>
              {name}
            </Text>
          ))}
        </div>
      </Specimen>
    </SpecimenGroup>
  );
}
