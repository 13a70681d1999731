/** The texts of the command, but for its help. */
import { messages } from '@pagewright/contract/messages/translate';

const pages = '{pages, plural, one {# page} other {# pages}}';
const checks = '{passed} checks passed, {notRun} not run.';
const again = 'Start again with another --work-file.';

export const words = messages({
  command: {
    unknown: 'There is no command "{name}". Did you mean: pagewright audit {name}',
    cancelled: 'Cancelled. Nothing was written.',
    tryHelp: 'Try pagewright --help.',
    internalError: 'Pagewright stopped because of an internal error: {error}',
  },

  flags: {
    wholeNumber: '--{name} takes a whole number of {least} or more, not "{text}".',
    number: '--{name} takes a number of {least} or more, not "{text}".',
    choice: '--{name} takes {choices}, not "{text}".',
    pair: '--{name} is written as {form}, not "{text}".',
    basicAuth: '--basic-auth is written as user:password.',
    report: '--report is written as FORMAT=FILE, such as sarif=pagewright.sarif, not "{text}".',
    extract:
      '--extract is written as NAME=KIND:PATTERN, such as price=css:.price, with a KIND of {kinds}, not "{text}".',
    field: 'The field "{name}": {fault}',
    invalid: 'This value is not valid.',
  },

  config: {
    unknownCheck: 'There is no check "{id}". Did you mean "{closest}"? "pagewright explain" lists all.',
    notJson: '{file} is not valid JSON: {error}',
    mistakes: '{file} has mistakes:',
    noVariable: 'The environment variable {name} is not set.',
    checkOff: 'This check is switched off in the configuration.',
    imagesOff: 'Image analysis is switched off in the configuration.',
    expired: 'The acceptance of {rule} expired on {until}.',
    expiredOn: 'The acceptance of {rule} on {url} expired on {until}.',
    unmatched: 'The acceptance of {rule} no longer matches anything.',
    unmatchedOn: 'The acceptance of {rule} on {url} no longer matches anything.',
  },

  target: {
    none: 'What should be audited? Write a domain, a URL, a sitemap or a folder: pagewright audit example.com',
    invalid: '"{text}" is not a domain, a URL or a folder. Write, for example: pagewright audit example.com',
    credentials: 'Pass the username and password with --basic-auth, not in the URL.',
    emptyList: 'The list of URLs is empty.',
    twoSites: 'One site at a time: {one} or {other}? Run the command once for each.',
    noFolder: 'There is no folder {text}.',
    noIndex: '{folder} has no index.html. Name the folder with the built site, such as ./dist.',
    siteUrl: '--site-url takes a URL such as https://example.com/, not "{siteUrl}".',
    noUrl: '{file} has no URL in it.',
    private: '{name} is a private address. Add --allow-private if you mean to audit it.',
    port: 'Port {port} is crawled only with --allow-private, which is for your own servers.',
    delay: 'A delay below {least} ms is only for your own servers: {name} is on the public internet.',
    notOfAFolder: 'This checks the site’s server, and a folder of files has none.',
    notOfAPrivateSite: 'This checks a public host name, and the site was crawled at a private address.',
  },

  files: {
    none: 'There is no file {file}.',
    unread: '{file} could not be read.',
    unreadBecause: '{file} could not be read: {error}',
  },

  failures: {
    allowPrivate: 'Add --allow-private if it is your own server.',
    password: 'Pass them with --basic-auth NAME:PASSWORD.',
    closed: '{sentence} Add --ignore-robots if it is your own site and you want to audit it anyway.',
  },

  browser: {
    noPackage: '--browser needs the package playwright-core: npm install playwright-core',
    none: '--browser needs Chrome or Chromium. Install one, or set CHROME_PATH to its program.',
  },

  model: {
    none: '--ai needs a model: set AI_PROVIDER and AI_MODEL, or "ai" in the configuration.',
    mustBe: '{name} must be {expected}.',
    anotherValue: 'another value',
    notWithout: '--ai and --no-suggestions exclude each other.',
    installing: 'Installing llama.cpp (about 75 MB) into {folder} ...',
    downloading: 'Downloading {size} to {file}: {percent} %',
    estimate: '{name} writes the suggestions: {tokens} at most, for {pages} pages.',
    estimateHere:
      '{name} writes the suggestions on this machine, at about {seconds} s or more a page. Nothing is sent elsewhere.',
    used: `The model used {tokens, number} tokens in {calls, plural, one {# call} other {# calls}} for ${pages}.`,
    usedFor: `The model used {tokens, number} tokens in {calls, plural, one {# call} other {# calls}} for ${pages} ({cost}).`,
    filledIn: 'Some parts were written without it: {why}.',
  },

  gate: {
    passed: 'Gate passed',
    failed: 'Gate failed',
    passedLine: 'Gate passed.',
    failedLine: 'Gate failed: {findings, plural, one {# finding} other {# findings}}.',
    failedOver:
      'Gate failed: {findings, plural, one {# finding} other {# findings}}, {exceeded} over budget.',
    new: 'New',
    grown: 'More than before',
    raised: 'More severe than before',
    counts:
      '{added, plural, one {# new finding} other {# new findings}} at or above the level, {belowLevel} below it, {fixed} fixed since the baseline.',
    more: 'and {count} more',
    needsBrowser: 'The budget {name} is measured in a browser: add --browser.',
    needsFile: '--update-baseline needs --baseline FILE.',
    noBaseline: 'There is no baseline {file}. Make it with --update-baseline, then commit it.',
    written: 'Baseline written: {file}',
    unchanged: 'Baseline unchanged: {file}',
    notRun: 'Not run when the baseline was made.',
    notABaseline:
      '{file} is neither a baseline nor a report. Make one with --format json, or a baseline with --update-baseline.',
  },

  report: {
    noScore: 'no score: nothing could be checked',
    score: 'score {score} of 100',
    counts: `{critical, plural, one {# critical issue} other {# critical issues}}, {warnings, plural, one {# warning} other {# warnings}}, {info, plural, one {# piece} other {# pieces}} of advice. ${pages} crawled; ${checks}`,
    countsOfAll: `{critical, plural, one {# critical issue} other {# critical issues}}, {warnings, plural, one {# warning} other {# warnings}}, {info, plural, one {# piece} other {# pieces}} of advice. ${pages} crawled, the whole site; ${checks}`,
    largeCounts: `{critical, plural, one {# critical issue} other {# critical issues}}, {warnings, plural, one {# warning} other {# warnings}}. ${pages} crawled; ${checks}`,
    largeCountsOfAll: `{critical, plural, one {# critical issue} other {# critical issues}}, {warnings, plural, one {# warning} other {# warnings}}. ${pages} crawled, the whole site; ${checks}`,
    note: 'Note: {note}',
    accepted: '{count, plural, one {# finding} other {# findings}} accepted in the configuration.',
    none: 'No issues found.',
    fixFirst: 'Fix first',
    after: 'Then',
    showAll: '--all shows these in full; "pagewright explain CHECK" says why one matters.',
    fix: 'Fix:',
    paste: 'Paste',
    pasteOn: 'on {url}',
    measured: '(measured on a copy: score {before} → {after})',
    wholeSite: 'the whole site',
    pages,
  },

  progress: {
    pages: '{pages} pages',
    probing: '{pages, number} pages, checking images and files',
    auditing: '{pages, number} pages, checking the site as a whole',
    rendering: '{pages, number} pages, ',
    crawling:
      '{crawled, number} of {expected, number} pages, {queued, number} in the queue, {speed} pages a second',
    crawlingLeft:
      '{crawled, number} of {expected, number} pages, {queued, number} in the queue, {speed} pages a second, about {left} left',
  },

  diff: {
    nameTwo: 'Name two reports: pagewright diff before.json after.json',
    format: '--format takes text or json here, not "{format}".',
    scores: 'Score {before} → {after}. {fixed} fixed, {added} new, {remaining} remaining.',
    noScore: 'none',
    added: '{pages, plural, one {# page} other {# pages}} added.',
    removed: '{pages, plural, one {# page} other {# pages}} removed.',
    new: 'New',
    fixed: 'Fixed',
    byNewRules: 'Changed because we updated these checks',
  },

  logs: {
    nameFiles: 'Name the access logs: pagewright logs access.log access.log.*.gz',
    format: '--format takes text, json or csv here, not "{format}".',
    noFolder: '{folder} is no folder that can be read.',
    noRanges:
      'No file of {folder} has IP ranges of a crawler. Put the files there that operators publish, by their names: {names}.',
    formatString:
      '--log-format needs at least the request, its status and its time, as in log_format of nginx or LogFormat of Apache, not "{name}".',
    unknownFormat:
      '{name} is in no format that is recognized: Apache or nginx (combined, common), W3C extended (IIS), CloudFront, Caddy or JSON lines. Say how its lines are written with --log-format.',
    damagedGzip: '{name} is a damaged or incomplete gzip file.',
    noRequests: 'No request in these logs.',
    period: '{from} to {to}',
    requests:
      '{requests, plural, one {# request} other {# requests}}, {crawlers, number} of them by known crawlers.',
    otherHosts: '{count, plural, one {# request} other {# requests}} for other hosts left out.',
    unread: '{count, plural, one {# line} other {# lines}} could not be read.',
    noAgents: 'These logs do not name user agents, so no crawler can be seen in them.',
    notVerified:
      'Nothing was verified: anybody can call themselves Googlebot. Add --ranges FOLDER or --verify.',
    cutPages:
      '{hits, plural, one {# request} other {# requests}} for pages beyond the {pages, number} that are counted one by one.',
    cutAddresses:
      '{count, plural, one {# address was} other {# addresses were}} not verified: too many, or no DNS.',
    crawlers: 'Crawlers',
    statuses: 'Status',
    days: 'Days',
    pages: 'Most visited',
    wasted: 'Wasted requests',
    hits: '{hits, plural, one {# request} other {# requests}}',
    crawlerLine:
      '{hits, plural, one {# request} other {# requests}} to {pages, plural, one {# URL} other {# URLs}}, {wasted, number} wasted, last on {last}',
    verified: '{verified, number} verified',
    impostors: '{count, plural, one {# request} other {# requests}} by impostors',
    impostorsFrom: '{count, plural, one {# request} other {# requests}} by impostors ({domains})',
    unverifiable: 'cannot be verified',
    lastVisit: 'last on {last}',
    more: 'and {count, number} more',
    unvisited: 'Pages that no search engine or AI crawler requested: {count, number} of {pages, number}',
    unvisitedCut:
      'Pages without a request of a search engine or AI crawler, as far as URLs could be told apart: {count, number} of {pages, number}',
    unknown: 'Pages that crawlers get and the audit did not find: {count, number}',
  },

  explain: {
    oneAtATime: 'One check at a time: pagewright explain img-alt-missing',
    needs: {
      http: 'needs the response',
      html: 'needs the HTML',
      browser: 'needs a browser (--browser)',
    },
    switchOff: 'Switch it off with --rule {id}=off, or {json} in the configuration.',
  },

  init: {
    oneAtATime: 'One site at a time: pagewright init example.com',
    exists: '{file} already exists. Edit it, or delete it first.',
    wrote:
      'Wrote {file}.\nNext: npx pagewright audit --update-baseline, commit both files, and run "npx pagewright audit" in your pipeline.',
  },

  mcp: {
    noSite: '"pagewright mcp" takes no site: the agent names it. Options are those of audit.',
    noFolders: 'Folders are audited only when the server was started with --allow-private.',
    target: 'A domain, a URL, or the URL of a sitemap.',
    noAnalysis: 'There is no analysis "{id}".',
  },

  serve: {
    notHere:
      'The web server is not part of this package: clone the repository and run "npm start" there, or start its image with "docker compose up".',
    noOptions: '"pagewright serve" takes no options: settings are environment variables.',
  },

  large: {
    resumeNames: '--resume goes on with the work file that it names: leave --work-file out.',
    format: 'The format {format}',
    accepting: 'Accepting findings',
    needsMemory:
      '{obstacle} needs the whole report in memory, which is for audits of up to {most} pages without a work file. Larger ones are reported as {formats}, and in the work file.',
    interrupted: 'Interrupted. Go on with: pagewright audit --resume {file}',
    allIn: 'All pages and findings are in {file}.',
  },

  workFile: {
    ofOther: '{file} is the work file of {target}, not of {targets}.',
    otherOption:
      '{file} was begun with {name} {before}, not {now}. Resume it without that option, or start again with another --work-file.',
    notSet: 'not set',
    secret: '{file} was begun with {flag}, which is not stored in it. Pass it again.',
    otherChecks: `{file} was begun by Pagewright {before}, whose checks differ from those of {now}. ${again}`,
    inUse: '{file} is in use by another audit.',
    full: '{file} could not be written: the disk is full or failing. Make room, then go on with --resume {file}.',
    notWritable: '{file} could not be opened for writing.',
    damaged: `{file} is damaged and cannot be resumed. ${again}`,
    noWorkFile: '{file} is no work file of Pagewright.',
    exists: '{file} exists already. Go on with --resume {file}, or name another file.',
    none: 'There is no work file {file}.',
    otherVersion: '{file} was made by another version of Pagewright, and cannot be resumed by this one.',
  },
});
