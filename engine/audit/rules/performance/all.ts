/** All rules of the group performance. */
import type { Rule } from '../../rule.ts';
import { analyticsDuplicate } from './analytics-duplicate.ts';
import { perfCls } from './perf-cls.ts';
import { perfConsoleErrors } from './perf-console-errors.ts';
import { perfDomSize } from './perf-dom-size.ts';
import { perfFontDisplay } from './perf-font-display.ts';
import { perfInp } from './perf-inp.ts';
import { perfJsHeavy } from './perf-js-heavy.ts';
import { perfLcp } from './perf-lcp.ts';
import { perfLcpDiscovery } from './perf-lcp-discovery.ts';
import { perfNoCompression } from './perf-no-compression.ts';
import { perfPageWeight } from './perf-page-weight.ts';
import { perfRenderBlocking } from './perf-render-blocking.ts';
import { perfRequests } from './perf-requests.ts';
import { perfTbt } from './perf-tbt.ts';
import { perfTtfb } from './perf-ttfb.ts';

export const performanceRules = [
  perfNoCompression,
  analyticsDuplicate,
  perfTtfb,
  perfCls,
  perfConsoleErrors,
  perfDomSize,
  perfFontDisplay,
  perfInp,
  perfJsHeavy,
  perfLcpDiscovery,
  perfLcp,
  perfPageWeight,
  perfRenderBlocking,
  perfRequests,
  perfTbt,
] as const satisfies readonly Rule[];
