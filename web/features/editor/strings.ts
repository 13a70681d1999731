/** The words of the content editor. */

import { countOf, formatNumber } from '@pagewright/contract/count-of';
import { limits } from '@pagewright/contract/limits';

/** What a fenced block is called that the reply gave no name. */
const formats: Readonly<Record<string, string>> & { readonly text: string } = {
  text: 'Text',
  paste: 'Text',
  html: 'HTML',
  json: 'JSON',
  markdown: 'Markdown',
};

const quotedMax = 280;

/** A suggestion can be a whole block of markup; its beginning says which one it is. */
const shortened = (text: string): string =>
  text.length > quotedMax ? `${text.slice(0, quotedMax).trimEnd()} …` : text;

const { packSize, messageMax } = limits.chat;
const packPrice = countOf(limits.credits.chatPack, 'credit');

export const strings = {
  title: 'Content Editor',
  description: 'Chat with the AI about one page.',
  invalidUrl: 'Invalid content editor URL',
  invalidUrlText:
    'The URL must name an analysis and one of its pages. Open the editor from a page of a report.',
  backToDashboard: 'Back to Dashboard',
  backToAnalysis: 'Back to Analysis',
  loading: 'Loading analysis data',
  loadFailed: 'Unable to load analysis data',
  loadFailedText: 'The analysis may have been deleted, or the server could not be reached.',
  pageMissing: 'This page is not part of the analysis.',
  pageMissingText: 'Choose one of its pages in the report, or analyze the site again.',
  tryAgain: 'Try again',

  conversation: 'Conversation',
  loadingConversation: 'Loading the conversation',
  conversationFailed: 'The conversation so far could not be loaded.',
  empty: 'Ask about this page',
  emptyText:
    'The AI knows the page’s text, issues and score, and the rest of the site. It tests every change it proposes on a copy of the page and measures the effect.',
  emptyBuiltIn:
    'Choose what you need below, or ask a common SEO question. Every change is tested on a copy of the page and measured. Other questions need a writing model, and none is connected.',
  actions: {
    label: 'Actions',
    list: [
      { name: 'What first?', message: 'What should I fix first?' },
      { name: 'Title', message: 'Rewrite the title' },
      { name: 'Description', message: 'Write a meta description' },
      { name: 'Headings', message: 'Fix the headings' },
      { name: 'Alt texts', message: 'Write the missing alt texts' },
      { name: 'Links', message: 'Suggest internal links' },
      { name: 'Structured data', message: 'Give me structured data for this page' },
      { name: 'Explain a finding', message: 'Explain a finding' },
    ],
  },
  starters: 'Suggested questions',
  followUps: 'Suggested follow-up questions',
  you: 'You',
  ai: (writer: string | undefined) => (writer === undefined ? 'AI' : `AI · ${writer}`),
  modelFailed: (why: string) => `${why}, so the built-in assistant answered. This message was not counted.`,
  thinking: 'Thinking…',
  newMessage: 'New message',
  replied: (words: string) => `The AI replied: ${words}`,

  message: 'Message',
  placeholder: 'Ask about the title, the text, a finding …',
  placeholderBuiltIn: 'Or type it: rewrite the title, how long should a description be …',
  keys: 'Enter sends, Shift+Enter starts a new line.',
  send: 'Send',
  sending: 'Sending...',
  tooLong: (length: number) =>
    `${formatNumber(length)} of ${formatNumber(messageMax)} characters. Shorten the message to send it.`,
  pack: (used: number) => `${formatNumber(used)} of ${packSize} in this pack`,
  price: `${packPrice} per ${packSize} messages`,
  nextCharge: `The next answer completes this pack and costs ${packPrice}.`,
  packPaid: (credits: number) =>
    `That was message ${packSize} of this pack: ${packPrice} charged, ${formatNumber(credits)} left.`,
  needsCredits: `You need ${packPrice} in your account to send a message.`,
  getCredits: 'Get Credits',

  failed: 'Error',
  failedText: 'Failed to send message. Please try again.',
  notSent: 'We couldn’t answer your message. It is back in the box, so you can send it again.',

  formats,
  copy: 'Copy',
  copyReply: 'Copy reply',
  copied: 'Copied!',
  unverified: (words: readonly string[]) =>
    `Not on your site: check before you paste (${words.map((each) => `“${each}”`).join(', ')})`,
  contentCopied: 'Content copied to clipboard',
  suggestionCopied: 'Suggestion copied to clipboard',
  allCopied: (count: number) => `${countOf(count, 'suggestion')} copied to clipboard`,

  verification: 'Measured on a copy of this page',
  citations: (count: number) => `Sources (${formatNumber(count)})`,
  quoted: (place: string) => `from the page, ${place}`,

  fallback: 'Cached page data is used',
  fallbackReason: 'We couldn’t load the page just now.',
  fallbackText: (date: string) => `The data is from ${date}.`,
  fetching: 'Loading the page…',
  readAt: (date: string) => `Loaded ${date}`,

  panel: 'Page and suggestions',
  openPanel: (count: number) => `Page and suggestions (${formatNumber(count)})`,
  facts: 'Page now',
  factsStored: 'Page as analyzed',
  pageTitle: 'Title',
  metaDescription: 'Meta description',
  missing: 'Missing',
  words: 'Words',
  headings: 'Headings',
  images: 'Images',
  withoutAlt: (count: number) => `${formatNumber(count)} without alt text`,
  score: 'Score',
  outOf: (score: number) => `${formatNumber(score)} of ${limits.score.max}`,
  asAnalyzed: (date: string) => `Score and issues as analyzed on ${date}`,
  issues: (count: number) => `Issues (${formatNumber(count)})`,
  noIssues: 'No issues found. This page is well optimized!',
  suggestions: (count: number) => `AI suggestions (${formatNumber(count)})`,
  noSuggestions: 'No AI suggestions for this page: AI was off or did not get to it.',
  copyAll: 'Copy all',
  questionLabel: 'Ask about this',
  suggested: {
    title: 'New title',
    description: 'New meta description',
    heading: (level: number) => `New heading, H${level}`,
    alt: (file: string) => `Alt text for ${file}`,
  },
  questions: {
    issue: (title: string) => `Explain “${title}” and how to fix it on this page.`,
    suggestion: (text: string) => `Explain this suggestion: “${shortened(text)}”`,
    title: (text: string) => `What if I use this title: “${text}”?`,
    description: (text: string) => `What if I use this meta description: “${text}”?`,
    heading: (level: number, text: string) => `What if I use this H${level}: “${text}”?`,
    alt: (file: string, text: string) => `What if I use this alt text for ${file}: “${text}”?`,
  },
} as const;
