/** Recognises URLs of actions and account pages, which nobody wants in search results. */

/** Segments of paths, whole or before an extension: log-in, account, cart, search and the like. */
const segments = `
log-?in log-?out log-?on sign-?in sign-?up sign-?out signoff register registration join auth oauth sso password lost-?password forgot-?password reset-?password
my-?account account user-?login members? wp-login wp-admin admin administrator dashboard
cart basket bag shopping-?cart checkout wish-?list favou?rites compare add-?to-?cart
search feed rss print printer share send-?to-?friend email-?friend report edit
anmelden anmeldung abmelden einloggen registrieren registrierung konto mein-?konto kundenkonto passwort-?vergessen warenkorb kasse merkzettel wunschliste suche
connexion deconnexion inscription s-?inscrire se-?connecter mon-?compte compte mot-?de-?passe-?oublie panier recherche
iniciar-?sesion acceso acceder registro registrarse mi-?cuenta cuenta carrito buscar
accedi accesso registrati area-?riservata il-?mio-?account carrello cerca
entrar iniciar-?sessao cadastro minha-?conta conta carrinho busca
inloggen aanmelden registreren mijn-?account winkelwagen zoeken
logowanie zaloguj rejestracja konto koszyk szukaj
`
  .trim()
  .split(/\s+/);

const actionPath = new RegExp(`/(?:${segments.join('|')})(?:\\.\\w+)?(?:/|$)`, 'i');
const actionQuery =
  /^(?:add-to-cart|add_to_wishlist|remove_item|replytocom|action|do|task|return(?:_?(?:to|url))?|redirect(?:_?(?:to|uri|url))?|next|sort(?:by|_by|_order)?|order(?:by|_by)?|dir|filter\w*|view|display|per_?page|limit|print|share|lang|currency|q|s|query|search|login|logout|edit|diff|oldid)$/i;

/** Its path is an action or an account page, or its query sorts, filters, searches or acts. */
export function isActionUrl(url: string): boolean {
  const parsed = URL.parse(url);
  if (parsed === null) return false;
  if (actionPath.test(parsed.pathname)) return true;
  return [...parsed.searchParams.keys()].some((key) => actionQuery.test(key.replace(/\[.*$/, '')));
}
