/** How a user wants sites analysed. */
import { z } from 'zod';
import { limits } from '../limits.ts';

const { maxPages, crawlDelayMs } = limits.settings;
const pagesRange = `Enter a whole number from ${maxPages.min} to ${maxPages.max}`;
const delayRange = `Enter a number from ${crawlDelayMs.min} to ${crawlDelayMs.max} in steps of ${crawlDelayMs.step}`;

export const Settings = z.object({
  maxPages: z.int(pagesRange).min(maxPages.min, pagesRange).max(maxPages.max, pagesRange),
  /** Milliseconds between two requests to one host. */
  crawlDelay: z
    .int(delayRange)
    .min(crawlDelayMs.min, delayRange)
    .max(crawlDelayMs.max, delayRange)
    .multipleOf(crawlDelayMs.step, delayRange),
  followExternalLinks: z.boolean('Choose on or off'),
  analyzeImages: z.boolean('Choose on or off'),
  analyzeLinkStructure: z.boolean('Choose on or off'),
  analyzePageSpeed: z.boolean('Choose on or off'),
  analyzeStructuredData: z.boolean('Choose on or off'),
  analyzeMobileCompatibility: z.boolean('Choose on or off'),
  useAI: z.boolean('Choose on or off'),
});
export type Settings = z.infer<typeof Settings>;

export const defaultSettings: Settings = {
  maxPages: maxPages.default,
  crawlDelay: crawlDelayMs.default,
  followExternalLinks: false,
  analyzeImages: true,
  analyzeLinkStructure: true,
  analyzePageSpeed: true,
  analyzeStructuredData: true,
  analyzeMobileCompatibility: true,
  useAI: true,
};

const { shape } = Settings;

/** Settings as they are read: a value that is missing or no longer valid is its default, and the others stay. */
export const SavedSettings = z.object({
  maxPages: shape.maxPages.catch(defaultSettings.maxPages),
  crawlDelay: shape.crawlDelay.catch(defaultSettings.crawlDelay),
  followExternalLinks: shape.followExternalLinks.catch(defaultSettings.followExternalLinks),
  analyzeImages: shape.analyzeImages.catch(defaultSettings.analyzeImages),
  analyzeLinkStructure: shape.analyzeLinkStructure.catch(defaultSettings.analyzeLinkStructure),
  analyzePageSpeed: shape.analyzePageSpeed.catch(defaultSettings.analyzePageSpeed),
  analyzeStructuredData: shape.analyzeStructuredData.catch(defaultSettings.analyzeStructuredData),
  analyzeMobileCompatibility: shape.analyzeMobileCompatibility.catch(
    defaultSettings.analyzeMobileCompatibility,
  ),
  useAI: shape.useAI.catch(defaultSettings.useAI),
});
