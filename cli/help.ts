/** The help of the command. */
import { messages } from '@pagewright/contract/messages/translate';

export const helpWords = messages({
  help: `Audits a website and says what to fix first.

  pagewright audit TARGET [options]     audit a site
  pagewright diff BEFORE AFTER          what changed between two reports
  pagewright explain CHECK              why a check matters and who says so; without CHECK: all of them
  pagewright init [TARGET]              write pagewright.config.json
  pagewright logs FILE...               what crawlers do, from the server's access logs (plain, gzip, - for stdin)
  pagewright mcp                        serve these tools to an AI agent over stdio (MCP)
  pagewright serve                      start the Pagewright server and its web interface

  TARGET is a domain (example.com), a URL, several URLs of one site, the URL of a sitemap,
  or a folder of HTML files (./dist), which is served for the run.
  demo.example is a sample shop with known issues, served locally: no internet needed.

Crawling
  --urls FILE              audit exactly these URLs, one on each line (- for stdin)
  --site-url URL           for a folder: the URL it is published at
  --include PATTERN        only pages whose path matches, as in robots.txt: /blog/ or *.html$
  --exclude PATTERN        no pages whose path matches
  --max-pages N            at most N pages (default 100, at most 1,000,000)
  --work-file FILE         keep pages and findings in this SQLite file (always above 2,000 pages)
  --resume FILE            go on with an interrupted audit, or report a finished one again
  --concurrency N          requests at the same time (default 1)
  --delay MS               milliseconds between two requests (default 500; 0 for your own machine)
  --no-sitemap             follow links only
  --no-follow-links        no pages beyond the sitemap or the list
  --no-images              do not request images
  --external               check links to other sites
  --ai-agents              see whether a firewall blocks AI crawlers (for your own site)
  --extract NAME=KIND:PATTERN   read a field of your own from every page: price=css:.price; KIND is css,
                           xpath, regex, jsonld or contains; in the JSON and CSV reports
  --browser                open pages in Chrome or Chromium (needs playwright-core)
  --no-suggestions         do not write suggestions (faster)
  --ai                     have a language model write them: AI_PROVIDER, AI_MODEL ... or "ai" in the
                           configuration; AI_PROVIDER=local runs one on this machine

Protected sites
  --header "Name: value"   sent to the audited site only, never to another host
  --cookie name=value      same
  --basic-auth user:pass   same
  --user-agent TEXT        instead of ours
  --allow-private          audit private and loopback addresses, such as localhost:3000
  --ignore-robots          crawl what robots.txt disallows, without its delay (for your own site)
  --connect-to HOST=ADDRESS:PORT   reach a host at another address

Checks and limits
  --config FILE            default: pagewright.config.json, if there is one
  --rule CHECK=LEVEL       off, info, warning or critical
  --baseline FILE          fail only on findings that are new since this file was made
  --update-baseline        write that file
  --fail-on LEVEL          critical, warning or info (with a baseline: warning)
  --budget NAME=N          score, critical, warnings, info; with --browser also lcpMs, cls, tbtMs,
                           ttfbMs, fcpMs, pageWeightKb

Output
  --format FORMAT          text, json, markdown, html, junit, sarif, csv or llm (default text)
  --output FILE, -o        instead of the standard output
  --report FORMAT=FILE     one more report; may be repeated
  --max-tokens N           for llm (default 8000)
  --all                    every finding in full
  --quiet, -q              no progress
  --no-color               no colors (NO_COLOR is obeyed too)

Server logs
  --site HOST              leave out the other hosts of the logs
  --crawl REPORT           compare with a report of "audit --format json": pages that crawlers never visit ...
  --log-format FORMAT      log_format of nginx or LogFormat of Apache, if the logs have their own
  --ranges FOLDER          verify crawlers by the address files their operators publish (googlebot.json ...)
  --verify                 verify crawlers by DNS, which sends their addresses to your resolver
  --format FORMAT          text, json or csv (default text); --output FILE

Exit codes: 0 success, 1 gate failed, 2 invalid usage, 3 audit failed, 130 cancelled.
`,
});
