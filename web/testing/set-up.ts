/** Cleans up after every web test, because the files that a worker runs share one document. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// The first render of a lazy page on a busy machine takes longer than the library's one second.
configure({ asyncUtilTimeout: 10_000 });

const { happyDOM } = window as unknown as { readonly happyDOM: { setURL: (url: string) => void } };

/** A link or form of an earlier test may have taken the document of the worker to about:blank. */
beforeEach(() => {
  if (window.location.protocol === 'about:') happyDOM.setURL('http://localhost:3000/');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  const { body, documentElement } = document;
  body.replaceChildren();
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
});
