/** The examples of the API documentation, for `/api/docs` and docs/api.md; a test runs each as it is printed. */

export interface ApiExample {
  readonly title: string;
  readonly scope: 'read' | 'run';
  readonly text: string;
  /** A script for each; all read PAGEWRIGHT_URL and PAGEWRIGHT_KEY from the environment. */
  readonly curl: string;
  readonly javascript: string;
  readonly python: string;
}

const list: ApiExample = {
  title: 'List your analyses',
  scope: 'read',
  text: 'Newest first, each with the id that other calls use.',
  curl: `curl -sS --fail-with-body "$PAGEWRIGHT_URL/api/analysis/history" \\
  -H "Authorization: Bearer $PAGEWRIGHT_KEY"`,
  javascript: `const { PAGEWRIGHT_URL, PAGEWRIGHT_KEY } = process.env;
const headers = { authorization: \`Bearer \${PAGEWRIGHT_KEY}\` };

const response = await fetch(\`\${PAGEWRIGHT_URL}/api/analysis/history\`, { headers });
if (!response.ok) throw new Error((await response.json()).message);
for (const { id, domain, date, score } of await response.json())
  console.log(id, domain, date, score);`,
  python: `import json, os, urllib.request

request = urllib.request.Request(
    os.environ["PAGEWRIGHT_URL"] + "/api/analysis/history",
    headers={"Authorization": "Bearer " + os.environ["PAGEWRIGHT_KEY"]},
)
with urllib.request.urlopen(request) as response:
    for analysis in json.load(response):
        print(analysis["id"], analysis["domain"], analysis["date"], analysis["score"])`,
};

const run: ApiExample = {
  title: 'Analyze a site and wait for the result',
  scope: 'run',
  text: 'Costs credits as on the website. The progress is a stream of server-sent events; the last one has the whole analysis, and the stream ends. A run that fails or is cancelled costs nothing.',
  curl: `curl -sS --fail-with-body "$PAGEWRIGHT_URL/api/analyze" \\
  -H "Authorization: Bearer $PAGEWRIGHT_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"domain": "demo.example"}'

curl -sS --fail-with-body -N "$PAGEWRIGHT_URL/api/analyze/progress?domain=demo.example" \\
  -H "Authorization: Bearer $PAGEWRIGHT_KEY"`,
  javascript: `const { PAGEWRIGHT_URL, PAGEWRIGHT_KEY } = process.env;
const headers = { authorization: \`Bearer \${PAGEWRIGHT_KEY}\`, 'content-type': 'application/json' };
const domain = 'demo.example';

const started = await fetch(\`\${PAGEWRIGHT_URL}/api/analyze\`, {
  method: 'POST',
  headers,
  body: JSON.stringify({ domain }),
});
if (!started.ok) throw new Error((await started.json()).message);

const progress = await fetch(\`\${PAGEWRIGHT_URL}/api/analyze/progress?domain=\${domain}\`, { headers });
let buffer = '';
for await (const text of progress.body.pipeThrough(new TextDecoderStream())) {
  buffer += text;
  const events = buffer.split('\\n\\n');
  buffer = events.pop();
  for (const event of events.filter((each) => each.startsWith('data: '))) {
    const { status, percentage, error, analysis } = JSON.parse(event.slice('data: '.length));
    if (status === 'in-progress') console.log(\`\${Math.round(percentage)}%\`);
    if (status === 'error' || status === 'cancelled') throw new Error(error ?? 'Cancelled');
    if (status === 'completed') {
      console.log(\`Score \${Math.round(analysis.score.value)}, analysis \${analysis.id}\`);
      console.log(\`\${analysis.metrics.criticalIssues} critical issues\`);
    }
  }
}`,
  python: `import json, os, urllib.request

url = os.environ["PAGEWRIGHT_URL"]
headers = {
    "Authorization": "Bearer " + os.environ["PAGEWRIGHT_KEY"],
    "Content-Type": "application/json",
}
domain = "demo.example"

start = urllib.request.Request(
    url + "/api/analyze", data=json.dumps({"domain": domain}).encode(), headers=headers
)
urllib.request.urlopen(start).close()

watch = urllib.request.Request(url + "/api/analyze/progress?domain=" + domain, headers=headers)
with urllib.request.urlopen(watch) as stream:
    for line in stream:
        if not line.startswith(b"data: "):
            continue
        event = json.loads(line[len(b"data: "):])
        if event["status"] == "in-progress":
            print(f"{event['percentage']:.0f}%")
        elif event["status"] == "completed":
            analysis = event["analysis"]
            print(f"Score {analysis['score']['value']:.0f}, analysis {analysis['id']}")
            print(f"{analysis['metrics']['criticalIssues']} critical issues")
        else:
            raise SystemExit(event.get("error", "Cancelled"))`,
};

const csv: ApiExample = {
  title: 'Save the findings as a spreadsheet',
  scope: 'read',
  text: 'Other exports: `/export/json` is the full data, `/export/report.pdf` the report, `/export/fixes` the measured fixes. The curl example takes the id of an analysis from ANALYSIS_ID.',
  curl: `curl -sS --fail-with-body "$PAGEWRIGHT_URL/api/analysis/$ANALYSIS_ID/export/csv" \\
  -H "Authorization: Bearer $PAGEWRIGHT_KEY" \\
  -o findings.csv`,
  javascript: `import { writeFile } from 'node:fs/promises';

const { PAGEWRIGHT_URL, PAGEWRIGHT_KEY } = process.env;
const headers = { authorization: \`Bearer \${PAGEWRIGHT_KEY}\` };

const [newest] = await (await fetch(\`\${PAGEWRIGHT_URL}/api/analysis/recent\`, { headers })).json();
const response = await fetch(\`\${PAGEWRIGHT_URL}/api/analysis/\${newest.id}/export/csv\`, { headers });
if (!response.ok) throw new Error((await response.json()).message);
await writeFile('findings.csv', Buffer.from(await response.arrayBuffer()));`,
  python: `import json, os, urllib.request

def get(path):
    return urllib.request.urlopen(
        urllib.request.Request(
            os.environ["PAGEWRIGHT_URL"] + path,
            headers={"Authorization": "Bearer " + os.environ["PAGEWRIGHT_KEY"]},
        )
    )

newest = json.load(get("/api/analysis/recent"))[0]
with get(f"/api/analysis/{newest['id']}/export/csv") as response, open("findings.csv", "wb") as file:
    file.write(response.read())`,
};

const refused: ApiExample = {
  title: 'Handle an error',
  scope: 'read',
  text: 'Every error response has a status, a stable `code` and a `message` for people. A 429 says in `Retry-After` how many seconds to wait. In this example the analysis does not exist.',
  curl: `curl -sS "$PAGEWRIGHT_URL/api/analysis/none" \\
  -H "Authorization: Bearer $PAGEWRIGHT_KEY" \\
  -w "\\n%{http_code}\\n"`,
  javascript: `const { PAGEWRIGHT_URL, PAGEWRIGHT_KEY } = process.env;
const headers = { authorization: \`Bearer \${PAGEWRIGHT_KEY}\` };

const response = await fetch(\`\${PAGEWRIGHT_URL}/api/analysis/none\`, { headers });
if (!response.ok) {
  const { code, message } = await response.json();
  console.log(response.status, code, message, response.headers.get('retry-after') ?? '');
}`,
  python: `import json, os, urllib.error, urllib.request

request = urllib.request.Request(
    os.environ["PAGEWRIGHT_URL"] + "/api/analysis/none",
    headers={"Authorization": "Bearer " + os.environ["PAGEWRIGHT_KEY"]},
)
try:
    urllib.request.urlopen(request)
except urllib.error.HTTPError as error:
    refusal = json.load(error)
    print(error.code, refusal["code"], refusal["message"], error.headers.get("Retry-After", ""))`,
};

export const apiExamples: readonly ApiExample[] = [list, run, csv, refused];

export const exampleLanguages = [
  { id: 'curl', name: 'curl', fence: 'sh' },
  { id: 'javascript', name: 'JavaScript', fence: 'js' },
  { id: 'python', name: 'Python', fence: 'python' },
] as const;

/** The examples as a part of docs/api.md. */
export const examplesAsMarkdown = (): string =>
  apiExamples
    .map(({ title, scope, text, ...codes }) =>
      [
        `### ${title}`,
        `Scope \`${scope}\`. ${text}`,
        ...exampleLanguages.map(({ id, fence }) => `\`\`\`${fence}\n${codes[id]}\n\`\`\``),
      ].join('\n\n'),
    )
    .join('\n\n');
