/** What a public page is: a URL, its words for search results, and its content. */
import type { ComponentType } from 'react';

export interface PublicPage {
  readonly path: '/' | '/how-it-works' | '/pricing';
  /** How the page is called in the navigation and the breadcrumb. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly Content: ComponentType;
}

/** Placeholder for the site's own URL, which only the running server knows. */
const publicUrlPlaceholder = '__PUBLIC_URL__';

/** Placeholder for the support address, which only the running server knows. */
export const supportEmailPlaceholder = '__SUPPORT_EMAIL__';

/** Placeholder for `none` when the request carried no session, else `maybe`; the page then asks who is there. */
export const sessionPlaceholder = '__SESSION__';

export const absoluteUrl = (path: string): string => `${publicUrlPlaceholder}${path}`;
