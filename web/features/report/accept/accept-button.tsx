/** Opens the form that accepts a finding; only in the latest analysis of a site, which later ones follow. */
import { readAnalysisPlace } from '@pagewright/contract/endpoints/sites';
import { useState } from 'react';
import { useEndpoint } from '../../../api/query.ts';
import { Button } from '../../../ui/button.tsx';
import { useReportData } from '../shared/report-context.ts';
import { AcceptDialog, type AcceptTarget } from './accept-dialog.tsx';
import { acceptStrings } from './accept-strings.ts';

export function AcceptButton(target: AcceptTarget) {
  const { id } = useReportData().analysis;
  const { data: place } = useEndpoint(readAnalysisPlace, { params: { id } });
  const [isOpen, setOpen] = useState(false);
  if (place === undefined || !place.isLatest) return null;
  return (
    <div data-print="hide">
      <Button
        variant="quiet"
        aria-label={acceptStrings.acceptLabel(target.title)}
        onClick={() => setOpen(true)}
      >
        {acceptStrings.accept}
      </Button>
      {isOpen && <AcceptDialog siteId={place.siteId} target={target} onClose={() => setOpen(false)} />}
    </div>
  );
}
