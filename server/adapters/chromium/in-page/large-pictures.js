/** In the page on a desktop: the pictures that fill a large part of the first screen, loaded or not. */
globalThis.pagewright.largePictures = () => {
  const root = document.documentElement;
  const screenPx = 900;
  const shareMin = 0.1;

  const shareOf = ({ left, top, width, height }) => {
    const across = Math.min(left + width, root.clientWidth) - Math.max(left, 0);
    const down = Math.min(top + scrollY + height, screenPx) - Math.max(top + scrollY, 0);
    return (Math.max(0, across) * Math.max(0, down)) / (root.clientWidth * screenPx);
  };

  const lengthOf = (image, name) => {
    const value = image.getAttribute(name) ?? '';
    return /^\d+$/.test(value) ? Number(value) : null;
  };
  /** What is reserved for it. Null where neither attributes nor styles say so: then its box is that of its alt text. */
  const reservedBox = (image) => {
    const { left, top, width: shown, height: shownHeight } = image.getBoundingClientRect();
    const [width, height] = [lengthOf(image, 'width'), lengthOf(image, 'height')];
    if (width && height) {
      const scale = Math.min(1, (image.parentElement?.clientWidth || width) / width);
      return { left, top, width: width * scale, height: height * scale };
    }
    const isReserved = getComputedStyle(image).display !== 'inline';
    return isReserved ? { left, top, width: shown, height: shownHeight } : null;
  };

  const isLoaded = (image) => image.complete && image.naturalWidth > 1;
  const hasFailed = (image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
  const isSeen = (image) => image.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const images = [...document.images].filter(isSeen);
  const frame = 'header,nav,footer,aside,[role=banner],[role=navigation],[role=contentinfo]';
  /** Of unknown size, but with a text of its own, in the content of a page that shows no other picture. */
  const isOnlyPicture = (image) =>
    !images.some(isLoaded) &&
    image.getAttribute('alt') !== '' &&
    image.closest(frame) === null &&
    image.getBoundingClientRect().top + scrollY < screenPx;
  const failed = images.filter(hasFailed).map((image) => {
    const box = reservedBox(image);
    const share = box === null ? Number(isOnlyPicture(image)) : shareOf(box);
    return { src: image.currentSrc, share, hasFailed: true };
  });

  /** Whether one failed is known from its request only. What is repeated is a pattern. */
  const backgroundsOf = (element) => {
    const { backgroundImage, backgroundRepeat } = getComputedStyle(element);
    if (backgroundRepeat === 'repeat') return [];
    const share = shareOf(element.getBoundingClientRect());
    return [...backgroundImage.matchAll(/url\("([^"]+)"\)/g)].map(([, src]) => ({
      src,
      share,
      hasFailed: false,
    }));
  };
  const below = new Set();
  for (const x of [0.1, 0.3, 0.5, 0.7, 0.9])
    for (const y of [0.1, 0.3, 0.5, 0.7, 0.9])
      for (const element of document.elementsFromPoint(root.clientWidth * x, screenPx * y - scrollY))
        below.add(element);

  return [...failed, ...[...below].flatMap(backgroundsOf)]
    .filter(({ src, share }) => share >= shareMin && /^https?:/.test(src))
    .slice(0, 20)
    .map((picture) => ({ ...picture, src: picture.src.slice(0, 2000) }));
};
