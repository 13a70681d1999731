/** What a public page is: an address, its words for search results, and its content. */
import type { ComponentType } from 'react';

export interface PublicPage {
  readonly path: '/' | '/how-it-works' | '/pricing';
  /** How the page is called in the navigation and the breadcrumb. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly Content: ComponentType;
}

/** Stands for the site's own address, which only the running server knows. */
const publicUrlPlaceholder = '__PUBLIC_URL__';

/** Stands for the support address, which only the running server knows. */
export const supportEmailPlaceholder = '__SUPPORT_EMAIL__';

/** Stands for `none` when the request carried no session, else `maybe`; the page then asks who is there. */
export const sessionPlaceholder = '__SESSION__';

export const absoluteUrl = (path: string): string => `${publicUrlPlaceholder}${path}`;
