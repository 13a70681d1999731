/** Routes of past analyses. */
import * as endpoints from '@pagewright/contract/endpoints/analyses';
import { readFieldData as fieldData } from '@pagewright/contract/endpoints/field-data';
import { sendDownload, sendImage } from '../http/download.ts';
import { type Route, route } from '../http/mount.ts';
import { StoredJson } from '../http/stored-json.ts';
import {
  exportCsv,
  exportFixes,
  exportHtmlReport,
  exportJson,
  exportPdf,
} from '../services/analyses/export-analysis.ts';
import { deleteAnalysis, listHistory, listRecent, restoreAnalysis } from '../services/analyses/history.ts';
import { readAnalysis } from '../services/analyses/read-analysis.ts';
import { readImage, readScreenshot } from '../services/analyses/read-image.ts';
import { reanalyzePage } from '../services/analyses/reanalyze-page.ts';
import { mediaTypeOfScreenshot } from '../services/analyses/store-screenshots.ts';
import type { Deps } from '../services/deps.ts';
import { readFieldData } from '../services/field-data/read-field-data.ts';

const exportsOf = (deps: Deps): Route[] => [
  route(endpoints.exportCsv, async ({ user, params, reply }) =>
    sendDownload(reply, await exportCsv(deps, user, params.id), endpoints.exportCsv.mediaType),
  ),
  route(endpoints.exportHtmlReport, async ({ user, params, reply }) =>
    sendDownload(reply, await exportHtmlReport(deps, user, params.id), endpoints.exportHtmlReport.mediaType),
  ),
  route(endpoints.exportPdf, async ({ user, params, reply }) =>
    sendDownload(reply, await exportPdf(deps, user, params.id), endpoints.exportPdf.mediaType),
  ),
  route(endpoints.exportFixes, async ({ user, params, reply }) =>
    sendDownload(reply, await exportFixes(deps, user, params.id), endpoints.exportFixes.mediaType),
  ),
  route(endpoints.exportJson, async ({ user, params, reply }) =>
    sendDownload(reply, await exportJson(deps, user, params.id), endpoints.exportJson.mediaType),
  ),
];

export const analysesRoutes = (deps: Deps): Route[] => [
  route(endpoints.readHistory, ({ user }) => listHistory(deps, user)),
  route(endpoints.readRecent, ({ user }) => listRecent(deps, user)),
  route(
    endpoints.readAnalysis,
    async ({ user, params }) => new StoredJson((await readAnalysis(deps, user, params.id)).text),
  ),
  route(endpoints.deleteAnalysis, ({ user, params }) => deleteAnalysis(deps, user, params.id)),
  route(endpoints.restoreAnalysis, ({ user, params }) => restoreAnalysis(deps, user, params.id)),
  route(endpoints.reanalyzePage, ({ user, params, body }) =>
    reanalyzePage(deps, user, { id: params.id, pageUrl: body.pageUrl }),
  ),
  route(endpoints.readScreenshot, async ({ user, params, reply }) => {
    const bytes = await readScreenshot(deps, user, params);
    return sendImage(reply, bytes, mediaTypeOfScreenshot(bytes));
  }),
  route(endpoints.readImage, async ({ user, params, query, reply }) => {
    const { bytes, mediaType } = await readImage(deps, user, { id: params.id, src: query.src });
    return sendImage(reply, Buffer.from(bytes), mediaType);
  }),
  route(fieldData, ({ user, params }) => readFieldData(deps, user, params.id)),
  ...exportsOf(deps),
];
