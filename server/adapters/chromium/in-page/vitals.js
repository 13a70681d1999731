/** In the page, after it loaded: paint, shift and blocking as the browser recorded them. */
globalThis.pagewright.vitals = async () => {
  const { seen } = globalThis.pagewright;
  // `takeRecords` returns at once; the callback would wait for ever where nothing was recorded.
  const entriesOf = (type) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    const entries = observer.takeRecords();
    observer.disconnect();
    return entries;
  };
  // A busy machine may not have painted yet.
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await Promise.race([frame().then(frame), new Promise((resolve) => setTimeout(resolve, 1000))]);
  const [paints, largest, shifts, tasks, animationFrames] = [
    'paint',
    'largest-contentful-paint',
    'layout-shift',
    'longtask',
    // It names the scripts that ran; long tasks do not.
    'long-animation-frame',
  ].map(entriesOf);
  const navigation = performance.getEntriesByType('navigation')[0];
  const fcp = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? null;
  const lcp = largest.at(-1) ?? null;

  /** Pictures above an element that have no size before they are loaded: files by name. */
  const unsizedAbove = (element) => {
    const { top } = element.getBoundingClientRect();
    return [...document.images]
      .filter(
        (image) =>
          !(image.hasAttribute('width') && image.hasAttribute('height')) &&
          image.getBoundingClientRect().height > 40 &&
          image.getBoundingClientRect().top < top + 1 &&
          getComputedStyle(image).aspectRatio === 'auto' &&
          !/^(?:absolute|fixed)$/.test(getComputedStyle(image).position),
      )
      .map((image) => (image.currentSrc || image.src).split(/[?#]/)[0].split('/').at(-1) ?? '')
      .filter((name) => name !== '' && name.length <= 60)
      .slice(-2);
  };

  // Session windows: shifts less than 1 s apart, at most 5 s together.
  let cls = 0;
  let windowValue = 0;
  let windowStart = 0;
  let last = 0;
  const shifted = new Map();
  // Nobody interacts with the page during rendering; the flag is meaningless on emulated phones.
  for (const { startTime, value, sources } of shifts) {
    if (windowValue > 0 && (startTime - last > 1000 || startTime - windowStart > 5000)) windowValue = 0;
    if (windowValue === 0) windowStart = startTime;
    last = startTime;
    windowValue += value;
    cls = Math.max(cls, windowValue);
    for (const { node } of sources ?? []) {
      const element = node instanceof Element ? node : node?.parentElement;
      if (element) shifted.set(element, (shifted.get(element) ?? 0) + value);
    }
  }
  const blockingTasks = tasks
    .filter(({ startTime }) => fcp === null || startTime + 50 > fcp)
    .map(({ startTime, duration }) => ({ startTime, duration, blockingMs: Math.max(0, duration - 50) }));
  const blocking = blockingTasks.reduce((sum, { blockingMs }) => sum + blockingMs, 0);
  // Each script gets the part of a task's blocking time that it had of the task.
  const longTaskScripts = new Map();
  for (const script of animationFrames.flatMap(({ scripts }) => scripts ?? [])) {
    const end = script.startTime + script.duration;
    for (const task of blockingTasks) {
      const sharedMs =
        Math.min(end, task.startTime + task.duration) - Math.max(script.startTime, task.startTime);
      if (sharedMs <= 0) continue;
      const url = script.sourceURL || location.href;
      const ms = (task.blockingMs * sharedMs) / task.duration;
      longTaskScripts.set(url, (longTaskScripts.get(url) ?? 0) + ms);
    }
  }
  const blockers = performance
    .getEntriesByType('resource')
    .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
    .map(({ name, initiatorType, responseEnd }) => ({
      url: name.slice(0, 2000),
      kind: initiatorType === 'script' ? 'script' : 'stylesheet',
      ms: Math.max(0, responseEnd - (navigation?.responseEnd ?? 0)),
    }))
    .sort((a, b) => b.ms - a.ms);
  const element = lcp?.element ?? null;
  const image = element instanceof HTMLImageElement ? element : null;
  return {
    lab: {
      ttfbMs: navigation && navigation.responseStart > 0 ? navigation.responseStart : null,
      fcpMs: fcp,
      lcpMs: lcp === null ? null : lcp.startTime,
      cls: fcp === null ? null : cls,
      tbtMs: fcp === null ? null : blocking,
    },
    largestPaint:
      lcp === null
        ? null
        : {
            element: element === null ? null : seen(element),
            url: lcp.url ? String(lcp.url).slice(0, 2000) : null,
            isLazy: image?.loading === 'lazy',
          },
    blocking: {
      delayMs: fcp === null || !navigation ? null : (blockers[0]?.ms ?? 0),
      count: blockers.length,
      files: blockers.slice(0, 10),
    },
    longTaskScripts: [...longTaskScripts]
      .sort(([, a], [, b]) => b - a)
      .slice(0, 5)
      .map(([url, ms]) => ({ url: url.slice(0, 2000), ms })),
    shifted: [...shifted]
      .sort(([, a], [, b]) => b - a)
      .slice(0, 5)
      .map(([each, value]) => ({ ...seen(each), value, unsized: unsizedAbove(each) })),
  };
};
