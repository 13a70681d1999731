/** A turn of the chat about one page, on the invented page; captioned as an example. */
import { limits } from '@pagewright/contract/limits';
import { classNames } from '../ui/class-names.ts';
import { Text } from '../ui/layout.tsx';
import styles from './example-chat.module.css';
import { examplePage } from './example-page.ts';
import panelStyles from './example-panel.module.css';
import { exampleWords } from './words.ts';

const { recommendedMin, recommendedMax } = limits.title;

export function ExampleChat() {
  return (
    <figure className={panelStyles.panel}>
      <figcaption className={panelStyles.caption}>
        <strong>{exampleWords.chat}</strong>
        <span>{exampleWords.chatNote}</span>
      </figcaption>
      <div className={panelStyles.body}>
        <div className={classNames(styles.turn, styles.question)}>
          <Text as="span" size="xs" weight={600} tone="quiet">
            {exampleWords.you}
          </Text>
          <p>{exampleWords.ask}</p>
        </div>
        <div className={styles.turn}>
          <Text as="span" size="xs" weight={600} tone="quiet">
            {exampleWords.ai}
          </Text>
          <Text size="lg" weight={500} face="display">
            {examplePage.title.suggested}
          </Text>
          <Text size="note" tone="soft">
            {exampleWords.answer({
              length: examplePage.title.suggestedLength,
              from: recommendedMin,
              to: recommendedMax,
            })}
          </Text>
        </div>
      </div>
    </figure>
  );
}
