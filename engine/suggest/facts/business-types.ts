/** The kinds of business that are distinguished, with the types of schema.org and the words of menus and headings that show them. */
export interface BusinessType {
  readonly name: string;
  readonly industry: string;
  /** Types of schema.org that name the kind. */
  readonly schema: RegExp | null;
}

const row = (name: string, industry: string, schema: RegExp | null = null): BusinessType => ({
  name,
  industry,
  schema,
});

export const businessTypes: readonly BusinessType[] = [
  row('Restaurant', 'Food and hospitality', /^(?:Restaurant|FoodEstablishment)$/),
  row('Café or coffee shop', 'Food and hospitality', /^CafeOrCoffeeShop$/),
  row('Bakery', 'Food and hospitality', /^Bakery$/),
  row(
    'Hotel or guest house',
    'Travel and tourism',
    /^(?:Hotel|LodgingBusiness|BedAndBreakfast|Hostel|Resort)$/,
  ),
  row('Travel agency', 'Travel and tourism', /^TravelAgency$/),
  row('Clothing store', 'Retail', /^(?:ClothingStore|ShoeStore)$/),
  row('Home and garden store', 'Retail', /^(?:FurnitureStore|HomeGoodsStore|GardenStore|HardwareStore)$/),
  row('Electronics store', 'Retail', /^(?:ElectronicsStore|ComputerStore|MobilePhoneStore)$/),
  row('Food and drink store', 'Retail', /^(?:GroceryStore|LiquorStore)$/),
  row('Bookstore or publisher', 'Publishing', /^(?:BookStore)$/),
  row('Law firm', 'Legal services', /^(?:Attorney|LegalService|Notary)$/),
  row('Tax and accounting firm', 'Financial services', /^AccountingService$/),
  row('Bank or finance', 'Financial services', /^(?:BankOrCreditUnion|FinancialService|InsuranceAgency)$/),
  row('Medical practice', 'Health', /^(?:Physician|MedicalClinic|MedicalBusiness|Hospital)$/),
  row('Dental practice', 'Health', /^Dentist$/),
  row('Fitness and sports', 'Sports', /^(?:ExerciseGym|HealthClub|SportsClub)$/),
  row('Beauty and hair salon', 'Beauty', /^(?:HairSalon|BeautySalon|DaySpa|NailSalon)$/),
  row('School or training', 'Education', /^(?:School|EducationalOrganization|CollegeOrUniversity)$/),
  row('Mobile app', 'Software', /^MobileApplication$/),
  row('Software documentation', 'Software', /^(?:TechArticle|APIReference)$/),
  row('Open source project', 'Software', /^SoftwareSourceCode$/),
  row('Web or design agency', 'Marketing and design'),
  row('Real estate agency', 'Real estate', /^RealEstateAgent$/),
  row(
    'Contractor or trades',
    'Construction',
    /^(?:Plumber|Electrician|RoofingContractor|GeneralContractor|HousePainter|HVACBusiness|HomeAndConstructionBusiness)$/,
  ),
  row('Car dealer or repair shop', 'Automotive', /^(?:AutoDealer|AutoRepair|AutomotiveBusiness)$/),
  row('Nonprofit or club', 'Nonprofit', /^NGO$/),
  row('Museum or culture', 'Arts and culture', /^(?:Museum|PerformingArtsTheater|ArtGallery)$/),
  row('Photographer', 'Creative services'),
  row('News site', 'Media', /^NewsMediaOrganization$/),
  row('Personal blog', 'Media', /^Blog$/),
  row('Recipe site', 'Food and cooking', /^Recipe$/),
  row('Portfolio or résumé', 'Personal site', /^ProfilePage$/),
  row('Public authority', 'Government', /^GovernmentOrganization$/),
  row('Logistics', 'Transport', /^MovingCompany$/),
];

/** Used for structured data that names no type of the table. */
export const generalTypes: readonly {
  readonly schema: RegExp;
  readonly name: string;
  readonly industry: string;
}[] = [
  { schema: /^(?:OnlineStore|Store|Product|Offer)$/, name: 'Online store', industry: 'Retail' },
  { schema: /^LocalBusiness$/, name: 'Local business', industry: 'Local services' },
];

/** The type of schema.org for a business that visitors can come to. */
const placeTypes: Readonly<Record<string, string>> = {
  Restaurant: 'Restaurant',
  'Café or coffee shop': 'CafeOrCoffeeShop',
  Bakery: 'Bakery',
  'Hotel or guest house': 'LodgingBusiness',
  'Law firm': 'LegalService',
  'Tax and accounting firm': 'AccountingService',
  'Medical practice': 'MedicalBusiness',
  'Dental practice': 'Dentist',
  'Fitness and sports': 'HealthClub',
  'Beauty and hair salon': 'BeautySalon',
  'Contractor or trades': 'HomeAndConstructionBusiness',
  'Car dealer or repair shop': 'AutomotiveBusiness',
  'Real estate agency': 'RealEstateAgent',
};

export const schemaOrgTypeOf = (kind: string): string => placeTypes[kind] ?? 'LocalBusiness';

const words = (list: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${list})`, 'giu');

/** Words of a trade in the seven languages with tables, by name of the kind: the narrower trade before the wider one: a bakery may call itself a café too. */
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
