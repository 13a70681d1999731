/** A turn of the chat about one page, on the invented page; captioned as an example. */
import { limits } from '@pagewright/contract/limits';
import { classNames } from '../ui/class-names.ts';
import { Text } from '../ui/layout.tsx';
import styles from './example-chat.module.css';
import { examplePage } from './example-page.ts';
import panelStyles from './example-panel.module.css';

const { recommendedMin, recommendedMax } = limits.title;

export function ExampleChat() {
  return (
    <figure className={panelStyles.panel}>
      <figcaption className={panelStyles.caption}>
        <strong>Example chat</strong>
        <span>A made-up page.</span>
      </figcaption>
      <div className={panelStyles.body}>
        <div className={classNames(styles.turn, styles.question)}>
          <Text as="span" size="xs" weight={600} tone="quiet">
            You
          </Text>
          <p>Shorten the title, and keep the town and the wedding cakes in it.</p>
        </div>
        <div className={styles.turn}>
          <Text as="span" size="xs" weight={600} tone="quiet">
            AI
          </Text>
          <Text size="lg" weight={500} face="display">
            {examplePage.title.suggested}
          </Text>
          <Text size="note" tone="soft">
            {examplePage.title.suggestedLength} characters, inside the recommended {recommendedMin} to{' '}
            {recommendedMax}. Catering and workshops fit better in the description.
          </Text>
        </div>
      </div>
    </figure>
  );
}
