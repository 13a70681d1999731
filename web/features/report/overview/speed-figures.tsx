/** Measured speed: each figure on a ruler with Google's thresholds; it opens to the slowest page and what causes it there. */
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
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Ruler } from '../../../ui/ruler.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { UrlText } from '../../../ui/url-text.tsx';
import { strings } from '../shared/strings.ts';
import styles from './speed-figures.module.css';

/** Space beyond the second threshold, so that excess shows. */
const beyond = 1.5;

export const SpeedFigures = ({ speed }: { readonly speed: SpeedReport }) => (
  <Card className={styles.speed} aria-labelledby="speed">
    <CardHeader id="speed" level={4} title={strings.site.speed} description={describeSpeedMethod(speed)} />
    <ul className={styles.figures}>
      {speed.figures.map((figure) => (
        <li key={figure.id}>
          <Figure figure={figure} pages={speed.pages} />
        </li>
      ))}
    </ul>
  </Card>
);

function Figure({ figure, pages }: { readonly figure: SpeedFigure; readonly pages: number }) {
  const { id, median, rating, worst } = figure;
  const tone = rating ?? 'neutral';
  const [good, poor] = limits.speed[id];
  const ticks = [good, poor].map((at) => ({ at, label: formatSpeed(id, at) }));
  const max = Math.max(poor * beyond, median);
  return (
    <>
      <p className={styles.figure}>
        <ToneIcon tone={tone} size={12} label={ratingOf(figure)} />
        <span>{speedNames[id]}</span>
        <strong>{formatSpeed(id, median)}</strong>
      </p>
      <Ruler value={median} max={max} tone={tone} ticks={ticks} label={describeSpeed(figure)} />
      <Disclosure print="line" summary={strings.site.slowest({ value: formatSpeed(id, worst.value), pages })}>
        <UrlText url={worst.url} />
        {worst.causes.length > 0 && (
          <>
            <p className={styles.causesName}>{causeNames[id]}</p>
            <Stack as="ul" gap={1} className={styles.causes}>
              {worst.causes.map(({ what, part }) => (
                <li key={what}>
                  <code>{what}</code> {part}
                </li>
              ))}
            </Stack>
          </>
        )}
      </Disclosure>
    </>
  );
}
