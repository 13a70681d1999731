/** The tones of the interface; which score or severity has which is decided elsewhere. */
export type Tone = 'good' | 'fair' | 'poor' | 'info' | 'neutral';
