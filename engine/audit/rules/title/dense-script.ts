/** Finds letters of scripts that say in one character what others say in two. */
export const denseScript = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;
