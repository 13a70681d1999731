/** A picture of a page with numbered marks that link to remarks, and back. */
import { classNames } from './class-names.ts';
import styles from './screenshot-with-marks.module.css';

export type ScreenshotMark = {
  id: string;
  /** The number that the remark carries as well. */
  n: number;
  /** In pixels of the picture. */
  box: { x: number; y: number; width: number; height: number };
  label: string;
};

export type ScreenshotWithMarksProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  marks: readonly ScreenshotMark[];
  activeId?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  /** The URL of the full picture. */
  href?: string | undefined;
  /** The picture could not be fetched. */
  onFail?: (() => void) | undefined;
};

export function ScreenshotWithMarks(props: ScreenshotWithMarksProps) {
  const { src, alt, width, height, marks, activeId, onSelect, href, onFail } = props;
  const picture = (
    <img
      className={styles.picture}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      onError={onFail}
    />
  );
  return (
    <div className={styles.frame}>
      {href === undefined ? picture : <a href={href}>{picture}</a>}
      <svg
        className={styles.boxes}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {marks.map(({ id, box }) => (
          <rect
            key={id}
            className={classNames(styles.box, id === activeId && styles.activeBox)}
            x={box.x}
            y={box.y}
            width={box.width}
            height={box.height}
          />
        ))}
      </svg>
      {marks.map((mark) => (
        <button
          key={mark.id}
          type="button"
          className={styles.mark}
          style={placeOf(mark, width, height)}
          aria-label={`${mark.n}: ${mark.label}`}
          aria-pressed={mark.id === activeId}
          title={mark.label}
          onClick={() => onSelect?.(mark.id)}
        >
          <span>{mark.n}</span>
        </button>
      ))}
    </div>
  );
}

function placeOf({ box }: ScreenshotMark, width: number, height: number) {
  const inside = (share: number) => `${Math.min(100, Math.max(0, share * 100))}%`;
  return { insetInlineStart: inside(box.x / width), insetBlockStart: inside(box.y / height) };
}
