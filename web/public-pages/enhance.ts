/** The only script of the public pages; they are complete without it. */
import { greet, wireDomainField, wireMenu, wireTheme } from './enhancements.ts';

wireTheme(document);
wireMenu(document);
wireDomainField(document);
void greet(document);
