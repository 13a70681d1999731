/** How fast the site is: each figure on a ruler with Google's thresholds; it opens to the worst page and what causes it there. */
import type { SpeedFigure, SpeedReport } from '@pagewright/contract/entities/speed';
import { limits } from '@pagewright/contract/limits';
import {
  causeNames,
  describeSpeed,
  describeSpeedMethod,
  formatSpeed,
  ratingOf,
  speedNames,
} from '@pagewright/contract/report/speed-words';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Ruler } from '../../../ui/ruler.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { UrlText } from '../../../ui/url-text.tsx';
import styles from './speed-figures.module.css';

/** Space beyond the second threshold, so that excess shows. */
const beyond = 1.5;

export const SpeedFigures = ({ speed }: { readonly speed: SpeedReport }) => (
  <div className={styles.speed}>
    <ul className={styles.figures}>
      {speed.figures.map((figure) => (
        <li key={figure.id}>
          <Figure figure={figure} />
        </li>
      ))}
    </ul>
    <p className={styles.method}>{describeSpeedMethod(speed)}</p>
  </div>
);

function Figure({ figure }: { readonly figure: SpeedFigure }) {
  const { id, median, rating, worst } = figure;
  const tone = rating ?? 'neutral';
  const [good, poor] = limits.speed[id];
  const ticks = [good, poor].map((at) => ({ at, label: formatSpeed(id, at) }));
  const max = Math.max(poor * beyond, median);
  return (
    <Disclosure
      summary={
        <span className={styles.summary}>
          <ToneIcon tone={tone} size={12} label={ratingOf(figure)} />
          <span>{speedNames[id]}</span>
          <strong>{formatSpeed(id, median)}</strong>
        </span>
      }
    >
      <Ruler value={median} max={max} tone={tone} ticks={ticks} label={describeSpeed(figure)} />
      <p>
        Slowest: <UrlText url={worst.url} /> with {formatSpeed(id, worst.value)}.
      </p>
      {worst.causes.length > 0 && (
        <>
          <p>{causeNames[id]}:</p>
          <ul className={styles.causes}>
            {worst.causes.map(({ what, part }) => (
              <li key={what}>
                <code>{what}</code> {part}
              </li>
            ))}
          </ul>
        </>
      )}
    </Disclosure>
  );
}
