/** Gallery: what shows a reader their own pages. */
import { useState } from 'react';
import { Card } from '../ui/card.tsx';
import { ScreenshotWithMarks } from '../ui/screenshot-with-marks.tsx';
import { SearchPreview } from '../ui/search-preview.tsx';
import { UrlText } from '../ui/url-text.tsx';
import styles from './gallery.module.css';
import { Specimen, SpecimenGroup } from './specimen.tsx';

const longUrl =
  'https://hearthandrye.example/products/autumn/rye-loaf-with-caraway-and-a-very-long-name?utm_source=letter#top';

/** A drawn are-in for a screenshot, so the gallery needs no file. */
const drawnPage = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#fff"/><rect width="640" height="56" fill="#ddd"/><rect x="40" y="96" width="280" height="32" fill="#999"/><rect x="40" y="152" width="360" height="96" fill="#eee"/><rect x="440" y="96" width="160" height="200" fill="#ccc"/></svg>`,
)}`;

const marks = [
  {
    id: 'navigation',
    n: 1,
    box: { x: 0, y: 0, width: 640, height: 56 },
    label: 'The navigation has low contrast',
  },
  { id: 'picture', n: 2, box: { x: 440, y: 96, width: 160, height: 200 }, label: 'The picture is cut off' },
];

export function Evidence() {
  const [active, setActive] = useState('picture');
  return (
    <SpecimenGroup title="Evidence">
      <Specimen name="search-preview">
        <SearchPreview
          title="Hearth & Rye — Sourdough bakery in Ghent, wedding cakes, catering and workshops"
          url="https://hearthandrye.example/products/bread"
          description="Naturally leavened bread, baked at night and sold from seven. Order online for pickup in Ghent, or book a Saturday workshop with our bakers today, and bring a friend along."
          titleCut={60}
          descriptionCut={160}
        />
      </Specimen>
      <Specimen name="url-text">
        <Card className={styles.insight}>
          <UrlText url="https://hearthandrye.example/" />
          <UrlText url={longUrl} />
          <UrlText url={longUrl} href="#url" maxPathChars={32} />
          <UrlText url="https://hearthandrye.example/hours" pathOnly />
        </Card>
      </Specimen>
      <Specimen name="screenshot-with-marks">
        <ScreenshotWithMarks
          src={drawnPage}
          alt="A drawn page with a navigation, a text and a picture"
          width={640}
          height={360}
          marks={marks}
          activeId={active}
          onSelect={setActive}
        />
      </Specimen>
    </SpecimenGroup>
  );
}
