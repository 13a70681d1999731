/** One page as a browser saw it: screenshots with numbered marks, strengths, recommendations, figures. */
import type { PageDesign as Design, DesignRecommendation } from '@pagewright/contract/entities/design';
import { limits } from '@pagewright/contract/limits';
import { designLabel, designTone } from '@pagewright/contract/ratings';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { dateTimeWords } from '../../../ui/date-words.ts';
import { Note, Row, Stack, Text } from '../../../ui/layout.tsx';
import { ScreenshotWithMarks } from '../../../ui/screenshot-with-marks.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { UrlText } from '../../../ui/url-text.tsx';
import styles from './design.module.css';
import { categoryWords, severityTones, severityWords, designStrings as strings } from './design-strings.ts';
import { LabFigures } from './lab-figures.tsx';
import { designId } from './page-pictures.tsx';
import { type RepeatedRemark, remarkKey, repeatedId } from './repeated-remarks.tsx';

type View = 'desktop' | 'mobile';

const usual = { width: 1360, height: 900 };

/** A mark in the upper part of the frame is in view with what it is about; one that is not comes below this share of it. */
const inView = 0.8;
const above = 0.15;

/** Where a remark's box is on a picture; null when it is on the other one or below its end. */
function markOn(view: View, height: number, { box, view: own = 'desktop' }: DesignRecommendation) {
  return box === undefined || own !== view || box.y >= height ? null : box;
}

/** Scrolls a picture's frame to what was chosen, a share of its height from the top, unless it is in view. */
function useScrollTo(share: number | null): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = frame.current;
    if (box === null || share === null) return;
    const top = share * box.scrollHeight;
    if (top >= box.scrollTop && top <= box.scrollTop + box.clientHeight * inView) return;
    box.scrollTo({ top: top - box.clientHeight * above });
  }, [share]);
  return frame;
}

function Screenshots({
  design,
  chosen,
  onChoose,
}: {
  readonly design: Design;
  readonly chosen: { readonly view: View; readonly at: number | null };
  readonly onChoose: (view: View, at: number | null) => void;
}) {
  const { url, screenshotUrl, mobileScreenshotUrl, size, mobileSize, error } = design.screenshotData;
  const src = chosen.view === 'desktop' ? screenshotUrl : (mobileScreenshotUrl ?? null);
  const [failed, setFailed] = useState<string | null>(null);
  const { width, height } = (chosen.view === 'desktop' ? size : mobileSize) ?? usual;
  const shown = design.recommendations.slice(0, limits.shown.designRecommendations);
  const marks = shown.flatMap((each, at) => {
    const box = markOn(chosen.view, height, each);
    return box === null ? [] : [{ id: String(at), n: at + 1, box, label: each.title }];
  });
  const word = chosen.view === 'desktop' ? strings.desktop : strings.mobile;
  const active = marks.find(({ id }) => id === String(chosen.at));
  const frame = useScrollTo(active === undefined ? null : active.box.y / height);
  return (
    <div className={styles.shots}>
      {mobileScreenshotUrl && screenshotUrl && (
        <Segmented
          label={strings.views}
          value={chosen.view}
          options={[
            { value: 'desktop', label: strings.desktop },
            { value: 'mobile', label: strings.mobile },
          ]}
          onChange={(view) => onChoose(view, null)}
        />
      )}
      {src === null || src === failed ? (
        <Alert
          tone="info"
          title={strings.shotError}
          action={src !== null && <Button onClick={() => setFailed(null)}>{strings.retryPicture}</Button>}
        >
          <p>{src === null ? error : strings.shotGone}</p>
        </Alert>
      ) : (
        <div
          ref={frame}
          role="group"
          className={chosen.view === 'mobile' ? styles.phone : styles.screen}
          aria-label={strings.scrollable({ view: word })}
          // Focusable, so that the arrow keys scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <ScreenshotWithMarks
            src={src}
            alt={strings.alt({ view: word, url })}
            width={width}
            height={height}
            marks={marks}
            activeId={chosen.at === null ? undefined : String(chosen.at)}
            onSelect={(id) => onChoose(chosen.view, Number(id))}
            onFail={() => setFailed(src)}
          />
        </div>
      )}
    </div>
  );
}

function Recommendation({
  remark,
  others,
  n,
  isChosen,
  onShow,
}: {
  readonly remark: DesignRecommendation;
  /** The same on several pages: what to do is said once, above. */
  readonly others: RepeatedRemark | undefined;
  readonly n: number;
  readonly isChosen: boolean;
  readonly onShow: (() => void) | null;
}) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <li ref={item} className={styles.remark} data-chosen={isChosen}>
      <Row as="h6" gap={2} size="md" weight={600} wrap>
        {onShow === null ? (
          <span className={styles.number}>{n}</span>
        ) : (
          <button
            type="button"
            className={styles.number}
            aria-label={strings.show({ n })}
            aria-pressed={isChosen}
            onClick={onShow}
          >
            {n}
          </button>
        )}
        {remark.title} <Badge tone={severityTones[remark.severity]}>{severityWords[remark.severity]}</Badge>{' '}
        <Note as="span">{categoryWords[remark.category]}</Note>
        {remark.writtenBy !== undefined && (
          <Note as="span">{strings.seenBy({ name: remark.writtenBy })}</Note>
        )}
      </Row>
      <p>{remark.description}</p>
      {others === undefined ? (
        <>
          <p>
            <strong>{strings.todo}</strong> {remark.recommendation}
          </p>
          <p>
            <strong>{strings.impact}</strong> {remark.expectedImpact}
          </p>
        </>
      ) : (
        <p>
          <TextLink href={`#${repeatedId}`}>{strings.onPages({ count: others.urls.length })}</TextLink>
        </p>
      )}
    </li>
  );
}

function Remarks({
  design,
  repeated,
  chosen,
  onChoose,
}: {
  readonly design: Design;
  readonly repeated: ReadonlyMap<string, RepeatedRemark>;
  readonly chosen: number | null;
  readonly onChoose: (view: View, at: number) => void;
}) {
  const { strengths, recommendations } = design;
  const { designStrengths, designRecommendations } = limits.shown;
  return (
    <div className={styles.words}>
      <h5 className={styles.partTitle}>{strings.recommendations}</h5>
      {recommendations.length === 0 && <p>{strings.nothing}</p>}
      <Stack as="ol" gap={4}>
        {recommendations.slice(0, designRecommendations).map((remark, at) => (
          <Recommendation
            key={remark.title}
            remark={remark}
            others={repeated.get(remarkKey(remark))}
            n={at + 1}
            isChosen={chosen === at}
            onShow={remark.box === undefined ? null : () => onChoose(remark.view ?? 'desktop', at)}
          />
        ))}
      </Stack>
      {recommendations.length > designRecommendations && (
        <Note>{strings.more({ count: recommendations.length - designRecommendations })}</Note>
      )}
      {strengths.length > 0 && (
        <Text as="section" above={4}>
          <h5 className={styles.partTitle}>{strings.strengths}</h5>
          <ul className={styles.strengths}>
            {strengths.slice(0, designStrengths).map((strength) => (
              <li key={strength}>{strength}</li>
            ))}
          </ul>
        </Text>
      )}
    </div>
  );
}

export interface PageDesignProps {
  readonly design: Design;
  readonly repeated: ReadonlyMap<string, RepeatedRemark>;
}

export function PageDesign({ design, repeated }: PageDesignProps) {
  const titleId = useId();
  const { overallScore, summary, strengths, screenshotData, lab } = design;
  const [chosen, setChosen] = useState<{ view: View; at: number | null }>({ view: 'desktop', at: null });
  const choose = (view: View, at: number | null) => setChosen({ view, at });
  return (
    <Card as="article" id={designId(screenshotData.url)} aria-labelledby={titleId}>
      <Row id={titleId} as="h4" gap={3} justify="between" wrap>
        <UrlText url={screenshotData.url} />
        {overallScore !== null && (
          <Badge tone={designTone(overallScore)}>
            {overallScore}
            {strings.outOf} {designLabel(overallScore)}
          </Badge>
        )}
      </Row>
      {screenshotData.captureTimestamp !== null && (
        <Note>{strings.taken({ when: dateTimeWords(screenshotData.captureTimestamp) })}</Note>
      )}
      {!strengths.includes(summary) && <p>{summary}</p>}
      <div className={styles.sides}>
        <Screenshots design={design} chosen={chosen} onChoose={choose} />
        <Remarks design={design} repeated={repeated} chosen={chosen.at} onChoose={choose} />
      </div>
      {lab !== undefined && <LabFigures lab={lab} />}
    </Card>
  );
}
