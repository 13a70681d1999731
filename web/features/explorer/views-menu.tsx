/** The saved views of the site: opened, saved under a name, deleted. */
import type { SavedView } from '@pagewright/contract/explorer/explorer';
import { limits } from '@pagewright/contract/limits';
import { type FormEvent, useId, useRef, useState } from 'react';
import { formRefusal } from '../../api/field-errors.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Note, Row, Stack } from '../../ui/layout.tsx';
import { Menu, MenuHeader, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './explorer.module.css';
import { useRemoveView, useSaveView, useViews } from './queries.ts';
import { strings } from './strings.ts';
import type { ExplorerView } from './view-state.ts';

export interface ViewsMenuProps {
  readonly siteId: string;
  readonly view: ExplorerView;
  readonly onChoose: (view: SavedView['view']) => void;
}

export function ViewsMenu({ siteId, view, onChoose }: ViewsMenuProps) {
  const { data: views = [] } = useViews(siteId);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Menu label={strings.viewsLabel} triggerClassName={buttonClass()} trigger={strings.views}>
        {views.length === 0 && <MenuHeader>{strings.noViews}</MenuHeader>}
        {views.map((each) => (
          <MenuItem key={each.id} onSelect={() => onChoose(each.view)}>
            {each.name}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => setIsOpen(true)}>{strings.saveView}</MenuItem>
      </Menu>
      {isOpen && <ViewsDialog siteId={siteId} view={view} views={views} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface ViewsDialogProps extends Omit<ViewsMenuProps, 'onChoose'> {
  readonly views: readonly SavedView[];
  readonly onClose: () => void;
}

function ViewsDialog({ siteId, view, views, onClose }: ViewsDialogProps) {
  const [name, setName] = useState('');
  const save = useSaveView(siteId);
  const remove = useRemoveView(siteId);
  const toast = useToast();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const refusal = save.error
    ? formRefusal(save.error, { fields: ['name'], fallback: strings.viewFailed })
    : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate(
      { name, view },
      {
        onSuccess: () => {
          toast.show({ title: strings.viewSaved, tone: 'good' });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={strings.saveView}
      description={strings.viewNameHint}
      initialFocus={field}
      actions={
        <>
          <Button onClick={onClose}>{strings.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={save.isPending}>
            {strings.save}
          </Button>
        </>
      }
    >
      <Stack gap={4} columns={1}>
        <form id={formId} onSubmit={submit} noValidate>
          <TextField
            ref={field}
            label={strings.viewName}
            value={name}
            maxLength={limits.explorer.viewNameMax}
            error={refusal?.fields[0]?.[1] ?? refusal?.general ?? undefined}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </form>
        {views.length > 0 && (
          <ul className={styles.views} aria-label={strings.viewsLabel}>
            {views.map((each) => (
              <Row as="li" key={each.id} gap={3} justify="between">
                <Note as="span" anywhere>
                  {each.name}
                </Note>
                <Button
                  variant="quiet"
                  aria-label={strings.removeViewLabel({ name: each.name })}
                  onClick={() =>
                    remove.mutate(each.id, { onSuccess: () => toast.show({ title: strings.viewRemoved }) })
                  }
                >
                  {strings.removeView}
                </Button>
              </Row>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}
