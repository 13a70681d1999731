/** Words that fit any site and so are no topic: navigation, time, quantity, praise, small talk. */

const lists: Readonly<Record<string, string>> = {
  en: `about absolute account actually almost amazing another anything apart around awesome beautiful become behind believe bit building built
    business clear common complete cool daily different difference difficult easier easily either else especially essential everyday everyone exactly example
    excellent exciting expert experts extra fast faster few final fine fresh friendly fun general gets getting given goes going gone hard healthy heart hello
    hold holds held hope huge important incredible inside instead interested keeps key last late less let lets longer longest looking lovely lower major making matter
    maybe mean means meet modern moment move natural near nearly nice nobody none normal nothing outside past per personal plain pleasure plenty popular possible
    powerful professional promise proud pure quite rather reach reason regular rest rich ring round roots run running serious several short shown since single skip slow smart
    soft solid solution solutions someone somewhere start still stay stays stop strong stuff stunning sure sweet talk than trust turn ultimate under understand unique until usually various wait warm
    welcome whether whole why wide without wonder wonderful worth wrong young
    account address all amp archive archives article articles ask asked back basket best better big blog book browse bring button buy call card
    care cart checkout click close collection come company contact content cookie copyright create created customer customers date
    day days deal deals detail details discover download easy email enjoy enter error every everything explore fact facts faq faqs
    favorite favourite feature featured features feel file find first follow form found four free full get give go good great guide guides happy help
    here high home homepage hour hours idea image images imprint index info information introduction item items join journal just keep kind know
    large latest learn left legal life like line link links list little live load log login long look lot love made mail main make many menu
    message mind minute minutes mission month months more most much name need new news newsletter next note notes number offer offers office old one online
    open option order orders other our out overview own page pages part pay people perfect person phone photo photos picture piece pieces place
    plan please policy portfolio post posts press price prices pricing privacy product products project projects put quality question questions
    quick range read ready real result results return returns right safe sale same save search second section see sell send service services set
    share ship shop show sign simple site sitemap size small sold something special start started status step steps store stories story
    subscribe success support take team tell term terms thank thanks thing things think three time times tip tips title today together top touch true try
    two type update updates use used user value version video view visit want watch way ways web website week weeks weekend welcome well what wish word words
    work working works world write written year years yes
    five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand half third quarter
    spring summer autumn winter morning evening night noon
    ago always available early ever later never often once perhaps recent recently sometimes soon usual usually
    ml cl kg mm cm km gb mb kb px pcs lorem ipsum dolor amet`,
  de: `allgemein angebot angebote anmelden ansehen anzeigen artikel aktuell aktuelles bestellen bestellung beste besten bild bilder blog beitrag beiträge datenschutz
    datei details download einfach ergebnis erste ersten fragen frei frage für galerie ganz ganze gut gute guten heute hilfe hinweis hinweise idee ideen
    impressum info infos information informationen inhalt inhalte jahr jahre kategorie kategorien kaufen kontakt kosten kostenlos kunde kunden
    lesen link links liste mehr minute minuten monat monate nachricht name neu neue neuen neues neuigkeiten newsletter nutzen online
    ort partner preis preise produkt produkte projekt projekte qualität richtig schritt schritte seite seiten service shop sofort start startseite stück
    stunde stunden suche suchen tag tage team telefon teil thema themen tipp tipps uhr unternehmen versand warenkorb website weiter weiterlesen
    welt wert wichtig wichtige willkommen woche wochen wohl zahlen zeit ziel zwei drei vier fünf zehn übersicht öffnungszeiten`,
  fr: `accueil achat acheter actualité actualités adresse aide an ans année années article articles avis beau blog bon bonne bienvenue boutique
    catégorie choix client clients commande commander compte conseil conseils contact contactez coordonnées découvrir demande dernier devis
    entreprise envoyer équipe faq gamme grand gratuit heure heures histoire horaires idée image images information informations
    jour jours lien liens ligne lire liste livraison mention mentions légales message mois monde nom nouveau nouveautés nouvelle numéro offre offres
    page pages panier partager photo photos plan plus prix produit produits projet projets propos qualité question questions
    recherche rendez-vous semaine service services site société suite suivre tarif tarifs temps téléphone trouver valeur valeurs vie voir trois quatre cinq dix`,
  es: `acerca año años aquí artículo artículos aviso ayuda bienvenido bienvenidos blog buscar calidad carrito categoría cliente clientes comprar
    condiciones contacto contenido correo cuenta descubrir día días dirección empresa enviar envío equipo escribir foto fotos gratis grande historia
    hora horas idea imagen imágenes información inicio leer legal línea lista mapa mes meses mensaje mundo noticias nombre novedades nuestra nuevo nueva número
    oferta ofertas página páginas pedido política precio precios pregunta preguntas privacidad producto productos proyecto proyectos
    quiénes semana semanas servicio servicios sitio sobre somos teléfono tiempo tienda trabajo valor ver vida web tres cuatro cinco diez`,
  it: `acquista acquistare aiuto anno anni articolo articoli azienda benvenuti blog carrello categoria cerca chi siamo cliente clienti condizioni contatti contatto
    contenuto domande email foto giorno giorni grande gratis home idea immagine immagini indirizzo informazioni leggi lista
    mese mesi messaggio mondo negozio nome notizie novità nuovo nuova numero offerta offerte ora ore ordine pagina pagine prezzo prezzi privacy
    prodotto prodotti progetto progetti qualità ricerca scopri servizi servizio settimana sito spedizione squadra storia telefono tempo valore vita vedi tre quattro cinque dieci`,
  pt: `ajuda ano anos artigo artigos bem-vindo blog busca carrinho categoria cliente clientes comprar condições contacto contato conteúdo
    descubra dia dias empresa endereço entrega enviar equipa equipe foto fotos grande grátis história hora horas ideia imagem imagens informação informações início
    ler lista loja mensagem mês meses mundo nome notícias novidades novo nova número oferta ofertas página páginas pedido perguntas política preço preços
    privacidade produto produtos projeto projetos qualidade quem semana serviço serviços site sobre telefone tempo trabalho valor ver vida três quatro cinco dez`,
  nl: `aanbieding aanbiedingen adres afbeelding artikel artikelen bedrijf bekijk bekijken bericht bestel bestellen bestelling blog categorie contact dag dagen
    dienst diensten email foto foto's gratis groot hulp idee informatie inhoud jaar jaren klant klanten kopen kwaliteit lees leren leven lijst
    levering maand maanden naam nieuw nieuwe nieuws nieuwsbrief nummer ons online ontdek overzicht pagina pagina's prijs prijzen privacy product producten project
    projecten service site stap team telefoon tijd uur uren veelgestelde verhaal vragen voorwaarden waarde webshop week weken welkom wereld werk
    winkel winkelwagen zoeken drie vier vijf tien`,
};

const sets = new Map(
  Object.entries(lists).map(([language, words]) => [language, new Set(words.split(/\s+/))] as const),
);
const none: ReadonlySet<string> = new Set();

/** In lower case; empty for a language without a list. */
export const genericWordsOf = (language: string): ReadonlySet<string> => sets.get(language) ?? none;
