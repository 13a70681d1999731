/** Chooses the columns of the table. */
import { defaultColumns, urlColumnNames } from '@pagewright/contract/explorer/url-columns';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { columnWords } from './column-words.ts';
import styles from './explorer.module.css';
import { strings } from './strings.ts';

export interface ColumnsDialogProps {
  readonly columns: readonly string[];
  readonly ownColumns: readonly string[];
  readonly onChange: (columns: readonly string[]) => void;
  readonly onClose: () => void;
}

export function ColumnsDialog({ columns, ownColumns, onChange, onClose }: ColumnsDialogProps) {
  const all = [...urlColumnNames, ...ownColumns];
  // In the order of the list, so that a column always has the same place.
  const toggle = (name: string): void =>
    onChange(all.filter((each) => (each === name ? !columns.includes(name) : columns.includes(each))));
  return (
    <Dialog
      open
      onClose={onClose}
      title={strings.chooseColumns}
      description={strings.chooseColumnsText}
      size="lg"
      actions={
        <>
          <Button onClick={() => onChange(defaultColumns)}>{strings.usualColumns}</Button>
          <Button variant="primary" onClick={onClose}>
            {strings.done}
          </Button>
        </>
      }
    >
      <div className={styles.chooser}>
        {all.map((name) => (
          <Checkbox
            key={name}
            label={columnWords(name)}
            checked={columns.includes(name)}
            disabled={name === 'url'}
            onChange={() => toggle(name)}
          />
        ))}
      </div>
    </Dialog>
  );
}
