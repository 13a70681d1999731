/** A turn of the chat about one page, on the invented page; captioned as an example. */
import { limits } from '@pagewright/contract/limits';
import { classNames } from '../ui/class-names.ts';
import styles from './example-chat.module.css';
import { examplePage } from './example-page.ts';
import panel from './example-panel.module.css';

const { recommendedMin, recommendedMax } = limits.title;

export function ExampleChat() {
  return (
    <figure className={panel.panel}>
      <figcaption className={panel.caption}>
        <strong>Example chat</strong>
        <span>A made-up page.</span>
      </figcaption>
      <div className={panel.body}>
        <div className={classNames(styles.turn, styles.question)}>
          <span className={styles.speaker}>You</span>
          <p>Shorten the title, and keep the town and the wedding cakes in it.</p>
        </div>
        <div className={styles.turn}>
          <span className={styles.speaker}>AI</span>
          <p className={styles.reply}>{examplePage.title.suggested}</p>
          <p className={styles.note}>
            {examplePage.title.suggestedLength} characters, inside the recommended {recommendedMin} to{' '}
            {recommendedMax}. Catering and workshops fit better in the description.
          </p>
        </div>
      </div>
    </figure>
  );
}
