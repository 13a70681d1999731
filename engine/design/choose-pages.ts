/** Which pages a browser looks at: all of a small site, else a spread over its templates, the home page first. */

export interface LookCandidate {
  readonly url: string;
  /** Equal for pages of one template. */
  readonly template: string;
}

export const looksMax = 10;

/** Round after round one page of each template, in the order the templates were met. */
export function choosePages(pages: readonly LookCandidate[], most = looksMax): readonly LookCandidate[] {
  if (pages.length <= most) return pages;
  const templates = [...Map.groupBy(pages, ({ template }) => template).values()];
  const chosen: LookCandidate[] = [];
  for (let round = 0; chosen.length < most; round += 1) {
    for (const members of templates) {
      const page = members[round];
      if (page !== undefined && chosen.length < most) chosen.push(page);
    }
  }
  return chosen;
}
