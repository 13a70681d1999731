/** Gallery: everything that measures. */
import { useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Bars } from '../ui/bars.tsx';
import { Card, CardHeader } from '../ui/card.tsx';
import { Dumbbell, DumbbellKey } from '../ui/dumbbell.tsx';
import { Note, Row } from '../ui/layout.tsx';
import { Ruler } from '../ui/ruler.tsx';
import { Sparkline } from '../ui/sparkline.tsx';
import type { Tone } from '../ui/tone.ts';
import { ToneIcon } from '../ui/tone-icon.tsx';
import { Track } from '../ui/track.tsx';
import { TrendChart } from '../ui/trend-chart.tsx';
import { WordCloud } from '../ui/word-cloud.tsx';
import styles from './gallery.module.css';
import { Specimen, SpecimenGroup } from './specimen.tsx';

const tones: readonly Tone[] = ['good', 'fair', 'poor', 'info', 'neutral'];

const scores = [
  { title: 'First score', score: 91, tone: 'good', why: 'Above the upper line.' },
  { title: 'Second score', score: 74, tone: 'fair', why: 'Between the two lines.' },
  { title: 'Third score', score: 58, tone: 'poor', why: 'Below the lower line.' },
  { title: 'Not evaluated', score: 0, tone: 'info', why: 'Nothing was measured.' },
] as const;

const words =
  'sourdough bakery bread order wedding ghent croissant delivery rye hours gluten workshop pastry flour'
    .split(' ')
    .map((text, index) => ({ text, count: 60 - index * 4, note: `${(3 - index / 5).toFixed(1)}%` }));

const runs = [9, 11, 7, 7, 5].map((value, index) => ({ label: `Run ${index + 1}`, value }));

function Trends() {
  const [active, setActive] = useState<number | null>(null);
  const day = 24 * 3600_000;
  return (
    <TrendChart
      label="Issues"
      times={[0, 1, 5, 6, 9].map((days) => days * day)}
      runLabel={(run) => `Run ${run + 1}`}
      tickLabel={(run) => `Run ${run + 1}`}
      series={[
        { name: 'Critical', values: [9, 11, null, 7, 5] },
        { name: 'Warnings', values: [4, 4, null, 6, 2], dashed: true },
      ]}
      active={active}
      onActive={setActive}
    />
  );
}

export function Measures() {
  return (
    <SpecimenGroup title="Measures">
      <Specimen name="tone-icon, badge">
        <Row as="p" gap={2} wrap className={styles.row}>
          {tones.map((tone) => (
            <ToneIcon key={tone} tone={tone} size={20} label={tone} />
          ))}
        </Row>
        <Row as="p" gap={2} wrap className={styles.row}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
      </Specimen>
      <Specimen name="sparkline">
        <Sparkline label="Critical issues" points={runs} />
        <Sparkline label="One run" points={runs.slice(-1)} />
      </Specimen>
      <Specimen name="trend-chart" wide>
        <Trends />
      </Specimen>
      <Specimen name="ruler in cards" wide>
        <div className={styles.insights}>
          {scores.map(({ title, score, tone, why }) => (
            <Card key={title} className={styles.insight}>
              <CardHeader title={title} level={4} />
              <Row as="p" gap="snug" className={styles.score}>
                <ToneIcon tone={tone} />
                <strong>{score}</strong>
                <span>/100</span>
              </Row>
              <Ruler
                value={score}
                max={100}
                tone={tone}
                ticks={[{ at: 70 }, { at: 85 }]}
                label={`${title}: ${score} of 100.`}
              />
              <Note tone="soft">{why}</Note>
            </Card>
          ))}
        </div>
      </Specimen>
      <Specimen name="track" wide>
        <p className={styles.hero}>43%</p>
        <Track
          value={43}
          label="Analyzing example.com"
          milestones={[{ at: 10 }, { at: 60 }, { at: 75 }, { at: 85 }]}
        />
        <Track value={18} max={40} label="Pages analyzed" valueText="18 of 40 pages" thin />
      </Specimen>
      <Specimen name="bars">
        <Card>
          <Bars
            label="Optimized by category"
            rows={[
              { label: 'title', value: 78, valueText: '78% optimized', tone: 'fair', href: '#title' },
              {
                label: 'meta-description',
                value: 62,
                valueText: '62% optimized',
                tone: 'poor',
                href: '#meta',
              },
              { label: 'headings', value: 94, valueText: '94% optimized', tone: 'good', onSelect: () => {} },
              { label: 'images', value: 47, valueText: '47% optimized', tone: 'poor' },
              { label: 'links', value: 0, valueText: '0% optimized', tone: 'poor' },
            ]}
          />
        </Card>
      </Specimen>
      <Specimen name="word-cloud">
        <Card>
          <WordCloud
            label="Words"
            words={words}
            minPx={12}
            maxPx={36}
            emptyText="No words"
            noteHeader="Density"
            selected="rye"
            onSelect={() => {}}
          />
        </Card>
        <WordCloud label="Nothing" words={[]} minPx={12} maxPx={36} emptyText="No keywords available" />
      </Specimen>
      <Specimen name="dumbbell" wide>
        <Card>
          <DumbbellKey first="you" second="them" />
          <Dumbbell
            label="First measure"
            first={{ name: 'you', value: 82 }}
            second={{ name: 'them', value: 64 }}
            outcome={{ text: '+18 Better', tone: 'good' }}
            weight="strong"
          />
          <Dumbbell
            label="Second measure"
            first={{ name: 'you', value: 40 }}
            second={{ name: 'them', value: 71 }}
            outcome={{ text: '-31 Needs work', tone: 'poor' }}
          />
          <Dumbbell
            label="Third measure"
            first={{ name: 'you', value: 100 }}
            second={{ name: 'them', value: 100 }}
            outcome={{ text: '0 Similar', tone: 'info' }}
            weight="light"
          />
        </Card>
      </Specimen>
    </SpecimenGroup>
  );
}
