/** Passes on the library xpath with the types beside this file: its own bring those of a browser. */
export { default } from 'xpath';
