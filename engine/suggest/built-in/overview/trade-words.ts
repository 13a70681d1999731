/** Words by which menus, headings and titles show a trade, in the seven languages with tables; by name of the kind. */

const words = (list: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${list})`, 'giu');

/** The narrower trade before the wider one: a bakery may call itself a café too. */
export const tradeWords: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'Bakery',
    words(
      'baker(?:y|ies)|bread|sourdough|bäckerei|konditorei|brote?(?!\\p{L})|boulangerie|pâtisserie|panadería|pastelería|panificio|pasticceria|padaria|bakkerij',
    ),
  ],
  [
    'Café or coffee shop',
    words(
      'caf[eé](?!\\p{L})|coffee (?:shop|house|bar)|espresso|roastery|kaffee(?:haus|bar)|kaffeerösterei|salon de thé|cafetería|caffetteria|koffie(?:bar|huis)',
    ),
  ],
  [
    'Restaurant',
    words(
      'restaurant|bistro|pizzeria|trattoria|osteria|ristorante|restaurante|gasthaus|gasthof|wirtshaus|eetcafé|speisekarte|mittagstisch|(?:book|reserve) a table|tisch reservieren|lunch|dinner|tapas|wine list|la carte',
    ),
  ],
  [
    'Hotel or guest house',
    words(
      'hotel|hostel|guest ?house|bed (?:and|&) breakfast|pension(?!\\p{L})|ferienwohnung|(?:our |unsere )?(?:rooms|zimmer)(?!\\p{L})|nos chambres|habitaciones|le camere|quartos|kamers|chambres d.hôtes|agriturismo',
    ),
  ],
  ['Dental practice', words('dentist|dental|zahn(?:arzt|ärzt)|odontolog|tandarts|implants')],
  [
    'Medical practice',
    words(
      'medical (?:practice|centre|center)|clinic(?!\\p{L})|klinik|arztpraxis|hausarzt|sprechstunde|physician|physio|cabinet médical|médecin|consultorio|ambulatorio|huisarts',
    ),
  ],
  [
    'Law firm',
    words(
      'rechtsanw|kanzlei|law (?:firm|office)|attorney|solicitor|lawyer|avocat|abogad|avvocat|advogad|advoca',
    ),
  ],
  [
    'Tax and accounting firm',
    words(
      'steuerberat|accountan|bookkeep|payroll|tax returns?|comptable|asesoría fiscal|commercialista|boekhoud',
    ),
  ],
  [
    'Beauty and hair salon',
    words(
      'hair ?(?:dress|salon|cut)|barber|friseur|frisör|coiffeur|peluquer|parrucchier|kapper|kosmetik|manicure|nail',
    ),
  ],
  [
    'Contractor or trades',
    words(
      'plumb|boiler|roof(?:ing|er)|electrician|carpent|joiner|decorat(?:or|ing)|bricklay|klempner|sanitär|heizungs|elektriker|elektroinstall|dachdecker|malerbetrieb|tischler|schreiner|zimmerei|plombier|électricien|couvreur|menuisier|fontaner|electricista|carpinter|idraulic|falegname|canalizador|loodgieter|dakdekker|timmer',
    ),
  ],
  [
    'Car dealer or repair shop',
    words(
      'car (?:repair|servic)|used cars|mot (?:test|check)|kfz|autohaus|autowerkstatt|gebrauchtwagen|garagiste|taller mecánico|autofficina|occasion',
    ),
  ],
  [
    'Fitness and sports',
    words('gym(?!\\p{L})|fitness|yoga|pilates|personal train|crossfit|sportverein|turnverein'),
  ],
  ['Photographer', words('photograph(?:er|y)|fotograf|photographe|fotógraf')],
  [
    'Real estate agency',
    words(
      'estate agent|real estate|immobilien|immobilier|inmobiliaria|immobiliare|imobiliária|makelaar|for rent|to let',
    ),
  ],
  [
    'Web or design agency',
    words(
      'web ?design|branding|digital (?:agency|marketing)|graphic design|werbeagentur|webagentur|agence (?:web|digitale)|diseño web',
    ),
  ],
  [
    'Museum or culture',
    words(
      'museum|musée|museo|museu|exhibitions?|ausstellung|expositions?|exposiciones|theatre|theater|galerie',
    ),
  ],
  [
    'Nonprofit or club',
    words(
      'donat(?:e|ion)|volunteer|charity|spenden|ehrenamt|vereins|faire un don|bénévol|voluntari|vrijwillig',
    ),
  ],
];
