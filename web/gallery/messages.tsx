/** Gallery: everything that speaks to the reader. */
import { useState } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Row } from '../ui/layout.tsx';
import { Skeleton, SkeletonBlock, SkeletonLine } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './gallery.module.css';
import { Specimen, SpecimenGroup } from './specimen.tsx';

export function Messages() {
  return (
    <SpecimenGroup title="Messages">
      <Specimen name="alert">
        <Alert tone="poor" title="The stream broke off" action={<Button>Retry</Button>}>
          Reconnecting.
        </Alert>
        <Alert tone="fair" title="4 credits left, low">
          A scan costs 5.
        </Alert>
        <Alert tone="good" title="Settings updated" />
        <Alert tone="info" title="Not evaluated">
          The page could not be read.
        </Alert>
        <Alert tone="neutral" title="Cached page data is used" />
      </Specimen>
      <Specimen name="empty-state, skeleton, spinner">
        <EmptyState
          title="No analysis history yet"
          headingLevel={4}
          action={
            <ButtonLink variant="primary" href="#start">
              Start Analysis
            </ButtonLink>
          }
        >
          Your analyses will appear here.
        </EmptyState>
        <Skeleton label="Loading">
          <SkeletonLine size="xl" width="medium" />
          <SkeletonLine />
          <SkeletonLine width="long" />
          <SkeletonBlock height={48} />
        </Skeleton>
        <Row as="p" gap={2} wrap className={styles.row}>
          <Spinner label="Working" /> Working
        </Row>
      </Specimen>
      <Specimen name="toast, dialog" wide>
        <ToastButtons />
        <DialogButtons />
      </Specimen>
    </SpecimenGroup>
  );
}

function ToastButtons() {
  const { show } = useToast();
  return (
    <Row as="p" gap={2} wrap className={styles.row}>
      <Button
        onClick={() => show({ title: 'Copied!', description: 'Content copied to clipboard', tone: 'good' })}
      >
        Toast
      </Button>
      <Button
        onClick={() =>
          show({
            title: 'Free Scans Used Up',
            description: "You've used all 3 free scans. Purchase credits to continue analyzing websites.",
            tone: 'poor',
            action: { label: 'Get Credits', altText: 'Buy credits on the account page', onSelect: () => {} },
          })
        }
      >
        Toast with an action
      </Button>
    </Row>
  );
}

function DialogButtons() {
  const [open, setOpen] = useState<'plain' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <Row as="p" gap={2} wrap className={styles.row}>
      <Button onClick={() => setOpen('plain')}>Dialog</Button>
      <Button onClick={() => setOpen('confirm')}>Confirm dialog</Button>
      <Dialog open={open === 'plain'} onClose={close} title="Shortcuts">
        <p>Press Escape to leave.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Are you sure you want to delete this analysis?"
        description="hearthandrye.example, 14 Nov 2026"
        confirmLabel="Delete"
        danger
        onConfirm={close}
        onCancel={close}
      />
    </Row>
  );
}
