/** Keeps the rows of a scan of a whole site for the worker that runs it. */
import type { Issue } from '@pagewright/contract/entities/issue';
import type { ScanStore } from '../../jobs/execute-run.ts';
import { addToRow, idsOfUrls } from '../../store/analysis-rows.ts';
import { addRows, appendRequests, asOwner, beginRows, readRequests } from '../../store/run-requests.ts';
import type { Run } from '../../store/runs.ts';
import { RowPacker } from '../../workers/pack-rows.ts';
import type { Deps } from '../deps.ts';

const countOf = (issues: readonly Issue[], severity: Issue['severity']): number =>
  issues.filter((issue) => issue.severity === severity).length;

export const openScanStore = ({ db }: Pick<Deps, 'db'>, run: Run): ScanStore => ({
  append: (pieces) => appendRequests(db, run, pieces),
  read: (query) => readRequests(db, run.id, query),
  begin: () => beginRows(db, run),
  add: (rows) => addRows(db, run, rows),
  addSample: (pages) =>
    asOwner(db, run, async (tx) => {
      const urls = pages.map(({ url }) => url);
      const ids = await idsOfUrls(tx, run.id, urls);
      const packer = new RowPacker();
      for (const { url, issues, suggestions } of pages) {
        const id = ids[url];
        if (id === undefined) continue;
        const counts = {
          critical: countOf(issues, 'critical'),
          warnings: countOf(issues, 'warning'),
          info: countOf(issues, 'info'),
        };
        const findings = [...new Set(issues.map(({ ruleId }) => ruleId))];
        await addToRow(tx, run.id, { id, suggestions, findings, ...counts }, packer.packFindings(id, issues));
      }
    }),
});
