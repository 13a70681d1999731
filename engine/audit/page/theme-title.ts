/** Recognizes a title that still names the theme or template a site is made with. */

/** ` - Start Bootstrap Template`, ` | Free HTML5 Theme`: what the maker of a theme wrote, not its user. */
const themeName =
  /\s[|–—·•:-]\s[^|–—·•]{0,40}\b(?:bootstrap|html5?|css3?|tailwind|bulma|wordpress|joomla|drupal|react|vue|angular|landing page|admin|dashboard|one ?page|responsive|website)\s(?:\w+\s)?(?:template|theme|starter|boilerplate|ui kit|kit)(?:\s(?:by|from|for)\s[^|–—]+)?$/i;

export const namesTheme = (title: string): boolean => themeName.test(title);
