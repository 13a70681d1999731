/** The questions people ask before they pay, answered from the contract's numbers. */
import { limits } from '@pagewright/contract/limits';

const { credits, trial, freeScans, chat } = limits;

export const faq = [
  {
    question: 'What do I get for free?',
    answer: `${freeScans} lite scans: up to ${trial.pagesPerScan} pages each, with at most ${trial.suggestionsPerPage} suggestions per page, everything included. You need an account, no credit card.`,
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
    answer: `Your account becomes paid, for good. Scans cover as many pages as your settings allow, pages get all their suggestions, and a scan takes ${credits.scan.paid} credits instead of ${credits.scan.trial}.`,
  },
  {
    question: 'What does one scan cost in full?',
    answer: `${credits.scan.paid} credits for the scan, ${credits.aiSuggestionsPerPage} for each page that gets AI suggestions and ${credits.contentDuplication} for the content duplication analysis. With AI switched off in the settings it is ${credits.scan.paid}.`,
  },
  {
    question: 'What if my credits do not cover every page?',
    answer:
      'The most important pages get AI suggestions until the credits are spent. The report says which pages did not, and why.',
  },
  {
    question: 'Do I pay for a scan that fails?',
    answer:
      'No. A scan that fails or is cancelled before its report costs nothing. The most a run can cost is held at the start, and what it did not use goes back.',
  },
  {
    question: 'How is the chat counted?',
    answer: `${credits.chatPack} credit for every ${chat.packSize} messages, over all your pages. A reply that fails is not counted.`,
  },
  {
    question: 'Do I need an AI key?',
    answer:
      'No. The built-in analyst works without a key and without internet. Whoever runs the server can connect a model of their choice.',
  },
] as const;
