/** The list of keyboard shortcuts, behind a quiet button and the question mark. */
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useKeyPress } from '../../../ui/use-key-press.ts';
import { strings } from '../shared/strings.ts';
import styles from './page-section.module.css';

export function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  useKeyPress('?', () => setOpen(true));
  return (
    <div className={styles.shortcuts} data-print="hide">
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {strings.list.shortcuts}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={strings.list.shortcuts}>
        <dl className={styles.keys}>
          {strings.list.shortcutKeys.map(([key, words]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </div>
  );
}
