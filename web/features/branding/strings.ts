/** The words of the white label. */
export const strings = {
  heading: 'White label',
  text: 'Your name, logo and colour on shared pages and exported reports, in place of ours.',
  name: 'Name',
  nameHint: 'For example that of your agency.',
  color: 'Colour',
  colorHint:
    'For links and the line at the top. Where it could not be read, a darker or lighter shade is used.',
  colorOn: 'Use a colour of your own',
  logo: 'Logo',
  logoHint: 'PNG, JPEG or WebP. Larger images are made smaller.',
  chooseLogo: 'Choose image',
  replaceLogo: 'Choose another image',
  removeLogo: 'Remove logo',
  logoAlt: 'Your logo',
  logoFailed: 'This file could not be read as an image. Choose a PNG, JPEG or WebP file.',
  save: 'Save white label',
  remove: 'Remove white label',
  saved: 'White label saved',
  savedText: 'Shared pages show it from now on.',
  removed: 'White label removed',
  failed: 'The white label could not be saved.',
} as const;
