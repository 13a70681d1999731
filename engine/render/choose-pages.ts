/** Chooses the pages to render: all of a small site, else a spread over its templates, the home page first. */

export interface RenderCandidate {
  readonly url: string;
  /** Equal for pages of one template. */
  readonly template: string;
}

export const renderedPagesMax = 10;

/** One page of each template in turn, in the order the templates were found. */
export function choosePages(
  pages: readonly RenderCandidate[],
  most = renderedPagesMax,
): readonly RenderCandidate[] {
  if (pages.length <= most) return pages;
  const templates = [...Map.groupBy(pages, ({ template }) => template).values()];
  const chosen: RenderCandidate[] = [];
  for (let round = 0; chosen.length < most; round += 1) {
    for (const members of templates) {
      const page = members[round];
      if (page !== undefined && chosen.length < most) chosen.push(page);
    }
  }
  return chosen;
}
