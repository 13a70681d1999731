/** The words of the white label. */
import { messages } from '@pagewright/contract/messages/translate';

export const strings = messages({
  heading: 'White label',
  text: 'Show your name, logo and color instead of ours on shared pages and exported reports.',
  name: 'Name',
  nameHint: 'For example, the name of your agency.',
  color: 'Color',
  colorHint:
    'For links and the line at the top. If it would be hard to read, we use a darker or lighter shade.',
  colorOn: 'Use your own color',
  logo: 'Logo',
  logoHint: 'PNG, JPEG or WebP. Large images are scaled down.',
  chooseLogo: 'Choose image',
  replaceLogo: 'Choose another image',
  removeLogo: 'Remove logo',
  logoAlt: 'Your logo',
  logoFailed: 'This file could not be read as an image. Choose a PNG, JPEG or WebP file.',
  save: 'Save white label',
  remove: 'Remove white label',
  saved: 'White label saved',
  savedText: 'Shared pages now show it.',
  removed: 'White label removed',
  failed: 'The white label could not be saved.',
});
