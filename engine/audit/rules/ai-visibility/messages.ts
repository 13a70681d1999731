/** The texts of the rules on AI agents and answers. */
import type { GroupTexts } from '../../rule-texts.ts';

export const aiVisibilityTexts = {
  'ai-answer-not-upfront': {
    title: 'Page does not open with a direct answer',
    why: 'Answer engines often quote the first sentences about a subject. No search engine documents it, but it helps readers too.',
    fix: 'Begin with one or two sentences that answer what the title promises, then go into detail.',
    messages: { late: 'No sentence in the first 100 words uses two words of the title ({terms}).' },
  },
  'ai-question-without-answer': {
    title: 'Question in a heading without a short answer',
    why: 'A short first sentence after a question can be quoted as its answer. No search engine documents it; it is a rule of thumb.',
    fix: 'Answer the question in one sentence of at most 200 characters, then expand.',
    messages: {
      'no-text':
        '{count, plural, one {The question “{question}” has no short answer: no text comes before the next heading.} other {# questions have no short answer, such as “{question}”: no text comes before the next heading.}}',
      long: '{count, plural, one {The question “{question}” has no short answer: the first sentence has {length, number} characters.} other {# questions have no short answer, such as “{question}”: the first sentence has {length, number} characters.}}',
    },
  },
  'ai-citation-signals-missing': {
    title: 'Article without author, date or sources',
    why: 'Readers and answer engines judge an article by who wrote it, when, and from which sources. No search engine documents how much it counts.',
    fix: 'Name the author and the date, and link to the sources you used.',
    messages: { none: 'The article names no author, shows no date and links to no source.' },
  },
  'ai-section-too-long': {
    title: 'Long section without subheadings',
    why: 'Retrieval systems cut pages into pieces, often at headings; a long stretch without one is cut at an arbitrary point. This is a rule of thumb.',
    fix: 'Add subheadings that say what each part is about.',
    messages: {
      long: '{count, plural, one {The section “{heading}” has {words, number} words.} other {# sections have more than {limit, number} words, such as “{heading}” with {words, number}.}}',
    },
  },
  'ai-token-heavy': {
    title: 'Heavy HTML for AI agents (tokens)',
    why: 'Agents that read the raw HTML pay for every token of it. This is about cost alone: Google does not look at the share of text in the code.',
    fix: 'Move the inline code named here into files that the page loads.',
    messages: {
      heavy:
        'The HTML is about {tokens, number} tokens: {scripts, plural, =0 {} other {#% inline scripts, }}{styles, plural, =0 {} other {#% inline styles, }}{drawings, plural, =0 {} other {#% inline SVG, }}{uris, plural, =0 {} other {#% data URIs, }}{text, number}% visible text.',
    },
  },
  'ai-agent-edge-blocked': {
    title: 'Firewall blocks AI crawlers',
    why: 'Bot protection in front of the server refuses these agents, whatever robots.txt says. Real agents may be let in by their IP address, which we cannot test.',
    fix: 'Check the bot rules of your firewall or CDN and allow the agents you want.',
    messages: {
      blocked: {
        text: 'The server sends the home page to other visitors but blocks {agents}.',
        fix: 'Check the bot rules of your firewall or CDN, and allow {agents} there if you want them to read the site.',
      },
    },
  },
  'ai-llms-txt-invalid': {
    title: 'Invalid llms.txt',
    why: 'The file is meant as a short guide in Markdown: a heading and links to the pages that matter. Google says it neither helps nor harms a site in Search.',
    fix: 'Write a heading and a few links, or return 404 for /llms.txt.',
    messages: {
      'server-error': {
        title: 'llms.txt with a server error',
        text: '/llms.txt returns {status}.',
        fix: 'Let the server return the file, or 404 when there is none.',
      },
      html: {
        text: '/llms.txt is an HTML page.',
        fix: 'Return 404 for /llms.txt, or a Markdown file with a heading and a few links.',
      },
      short: {
        text: '/llms.txt has only {length, plural, one {# character} other {# characters}}.',
        fix: 'Write a heading and a few links into the file, or return 404 for it.',
      },
      'no-heading': {
        text: '/llms.txt has no heading (# …).',
        fix: 'Begin the file with “# ” and the name of the site.',
      },
      'no-link': { text: '/llms.txt has no link.', fix: 'Add links in Markdown to the pages that matter.' },
      'dead-links': {
        title: 'Broken links in llms.txt',
        text: '/llms.txt lists {count, plural, one {# page that does} other {# pages that do}} not exist: {url}.',
        why: 'The file is meant as a short guide to the pages that matter. An agent that follows these links finds nothing.',
        fix: 'Correct or remove the links listed below.',
      },
    },
  },
  'ai-policy-inconsistent': {
    title: 'AI crawlers treated differently in robots.txt',
    why: 'Some agents of this kind are blocked by name while others, which robots.txt does not mention, may read everything. Often the list is simply older than those agents.',
    fix: 'List all agents of this kind, or none.',
    messages: {
      search: {
        title: 'AI search crawlers treated differently in robots.txt',
        text: 'Of the AI search crawlers, robots.txt blocks {blocked}, but does not mention {unmentioned}.',
        fix: 'Name {unmentioned} in robots.txt as well, or none of the AI search crawlers.',
      },
      assistants: {
        title: 'AI assistants treated differently in robots.txt',
        text: 'Of the AI assistants, robots.txt blocks {blocked}, but does not mention {unmentioned}.',
        fix: 'Name {unmentioned} in robots.txt as well, or none of the AI assistants.',
      },
      training: {
        title: 'AI training crawlers treated differently in robots.txt',
        text: 'Of the AI training crawlers, robots.txt blocks {blocked}, but does not mention {unmentioned}.',
        fix: 'Name {unmentioned} in robots.txt as well, or none of the AI training crawlers.',
      },
    },
  },
  'ai-search-bot-blocked': {
    title: 'AI search crawlers blocked by robots.txt',
    why: 'These crawlers build the indexes that AI assistants search and quote from. If they are blocked, the site is not quoted. They are not the crawlers that collect training data.',
    fix: 'If you want to be quoted, allow these agents in robots.txt, each with a group of its own.',
    messages: {
      blocked: {
        text: 'robots.txt blocks {agents}.',
        fix: 'If you want to be quoted, allow {agents} in robots.txt.',
      },
    },
  },
  'ai-training-policy': {
    title: 'AI training crawlers in robots.txt',
    why: 'Whether your text may train models is your decision; this only shows what robots.txt says today. This has no effect on search.',
    fix: 'Decide for each agent; name it in robots.txt to be sure.',
    messages: {
      none: 'robots.txt blocks none of the {all, number} known training crawlers.',
      some: 'robots.txt blocks {agents} and allows {allowed, number} of {all, number} known training crawlers.',
    },
  },
  'ai-user-fetcher-blocked': {
    title: 'AI assistants blocked by robots.txt',
    why: 'These agents fetch a page because a user asked for it. If they are blocked, an assistant cannot read your page even when it is asked to.',
    fix: 'Allow these agents in robots.txt if people should be able to ask about your pages.',
    messages: {
      blocked: {
        text: 'robots.txt blocks {agents}.',
        fix: 'Allow {agents} in robots.txt if people should be able to ask about your pages.',
      },
    },
  },
  'ai-agent-a11y-tree': {
    title: 'Page parts that AI agents cannot tell apart (accessibility tree)',
    why: 'AI agents that use a page on someone’s behalf read the same tree of names and roles as a screen reader.',
    fix: 'Give names and roles to the elements shown.',
    messages: {
      nameless:
        '{count, plural, one {# element has} other {# elements have}} no usable name or role in the tree that agents read.',
    },
  },
  'ai-instructions-in-text': {
    title: 'Text that gives orders to language models',
    why: 'Assistants that read the page may obey it, distrust the page or leave it out, and people see text that is not for them. Where you did not write it, somebody else can write on your site.',
    fix: 'Delete the sentence. Where you did not write it, find out how it got there: a comment, a form, a plugin, a stolen password.',
    messages: {
      orders:
        '{count, plural, one {One sentence speaks to language models, not to readers} other {# sentences speak to language models, not to readers}}: “{order}” Our own suggestions leave it out.',
    },
  },
} as const satisfies GroupTexts;
