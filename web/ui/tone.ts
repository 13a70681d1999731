/** The verdicts a piece of the interface can carry; what earns one is decided elsewhere. */
export type Tone = 'good' | 'fair' | 'poor' | 'info' | 'neutral';
