/** The questions people ask before they pay, answered from the contract's numbers. */
import { limits } from '@pagewright/contract/limits';

const { credits, trial, freeScans, chat } = limits;

export const faq = [
  {
    question: 'What do I get for free?',
    answer: `${freeScans} lite scans: up to ${trial.pagesPerScan} pages each, with at most ${trial.suggestionsPerPage} suggestions per page. You need an account but no credit card.`,
  },
  {
    question: 'Do credits expire?',
    answer: 'No. Credits never expire, and there is no subscription to cancel.',
  },
  {
    question: 'Can I buy more than one package?',
    answer: 'Yes. Packages add up: buy as many as you like, whenever you like.',
  },
  {
    question: 'What changes when I buy credits?',
    answer: `Your account becomes a paid account for good. Scans cover as many pages as your settings allow, pages get all their suggestions, and a scan costs ${credits.scan.paid} credits instead of ${credits.scan.trial}.`,
  },
  {
    question: 'What does a full scan cost?',
    answer: `${credits.scan.paid} credits for the scan, ${credits.aiSuggestionsPerPage} for each page that gets AI suggestions and ${credits.contentDuplication} for the content duplication analysis. With AI off in Settings, it costs ${credits.scan.paid}.`,
  },
  {
    question: 'What if my credits don’t cover every page?',
    answer:
      'The most important pages get AI suggestions until the credits are spent. The report says which pages did not, and why.',
  },
  {
    question: 'Do I pay for a scan that fails?',
    answer:
      'No. A scan that fails or is cancelled before its report costs nothing. The maximum cost is held at the start, and unused credits are returned.',
  },
  {
    question: 'How are chat messages counted?',
    answer: `${credits.chatPack} credit for every ${chat.packSize} messages, across all your pages. Failed replies are not counted.`,
  },
  {
    question: 'Do I need an AI key?',
    answer:
      'No. The built-in assistant works without a key and without internet. Whoever runs the server can connect a model of their choice.',
  },
] as const;
