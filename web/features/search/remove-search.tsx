/** Deletes the search data of a site, after asking. */
import { useState } from 'react';
import { wordsOf } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useRemoveSearch } from './queries.ts';
import { strings } from './strings.ts';

export function RemoveSearch({ siteId }: { readonly siteId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const remove = useRemoveSearch(siteId);
  const toast = useToast();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => toast.show({ title: strings.removed }),
      onError: (error) => toast.show({ title: wordsOf(error, strings.removeFailed), tone: 'poor' }),
      onSettled: () => setIsOpen(false),
    });
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>{strings.remove}</Button>
      <ConfirmDialog
        open={isOpen}
        danger
        onCancel={() => setIsOpen(false)}
        title={strings.removeTitle}
        description={strings.removeText}
        confirmLabel={strings.remove}
        onConfirm={confirm}
        busy={remove.isPending}
      />
    </div>
  );
}
