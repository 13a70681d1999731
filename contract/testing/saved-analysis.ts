/** An analysis as version 0.1 saved it, shortened. */
import saved from './analysis-of-0.1.json' with { type: 'json' };

export const analysisOf01 = saved;
