/** Everything the account holds, to take along. */
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useExportAccount } from './queries.ts';
import { strings } from './strings.ts';

export function ExportAccount() {
  const toast = useToast();
  const { mutate, isPending } = useExportAccount();
  const onError = (): void =>
    toast.show({ title: strings.exportFailed, description: strings.exportFailedText, tone: 'poor' });
  return (
    <Card padding="large" aria-labelledby="export-heading">
      <CardHeader
        id="export-heading"
        level={2}
        title={strings.exportHeading}
        description={strings.exportText}
        actions={
          <Button busy={isPending} onClick={() => mutate(undefined, { onError })}>
            {isPending ? strings.exporting : strings.exportSubmit}
          </Button>
        }
      />
    </Card>
  );
}
