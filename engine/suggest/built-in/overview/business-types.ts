/** The kinds of business that are distinguished: one line each, as a site of that kind would put it. */

export interface BusinessType {
  readonly name: string;
  readonly industry: string;
  /** What the encoder compares a site with. */
  readonly line: string;
  /** Types of schema.org that name the kind. */
  readonly schema: RegExp | null;
}

const row = (name: string, industry: string, line: string, schema: RegExp | null = null): BusinessType => ({
  name,
  industry,
  line,
  schema,
});

export const businessTypes: readonly BusinessType[] = [
  row(
    'Restaurant',
    'Food and hospitality',
    'restaurant with a menu, reserve a table for lunch or dinner',
    /^(?:Restaurant|FoodEstablishment)$/,
  ),
  row(
    'Café or coffee shop',
    'Food and hospitality',
    'cafe and coffee shop serving espresso, cakes and breakfast',
    /^CafeOrCoffeeShop$/,
  ),
  row('Bakery', 'Food and hospitality', 'bakery with fresh bread, cakes and pastries', /^Bakery$/),
  row(
    'Hotel or guest house',
    'Travel and tourism',
    'hotel rooms, book your stay with breakfast',
    /^(?:Hotel|LodgingBusiness|BedAndBreakfast|Hostel|Resort)$/,
  ),
  row(
    'Travel agency',
    'Travel and tourism',
    'tours, trips and holidays, book your journey',
    /^TravelAgency$/,
  ),
  row(
    'Clothing store',
    'Retail',
    'clothing, shoes and fashion in our online shop',
    /^(?:ClothingStore|ShoeStore)$/,
  ),
  row(
    'Home and garden store',
    'Retail',
    'furniture, home decoration and garden supplies to buy',
    /^(?:FurnitureStore|HomeGoodsStore|GardenStore|HardwareStore)$/,
  ),
  row(
    'Handmade goods workshop',
    'Crafts and retail',
    'handmade pottery, ceramics, wood and textiles made in our workshop',
    null,
  ),
  row(
    'Electronics store',
    'Retail',
    'electronics, computers and phones to buy online',
    /^(?:ElectronicsStore|ComputerStore|MobilePhoneStore)$/,
  ),
  row(
    'Food and drink store',
    'Retail',
    'buy wine, tea, coffee, cheese and delicacies online',
    /^(?:GroceryStore|LiquorStore)$/,
  ),
  row('Bookstore or publisher', 'Publishing', 'books, authors and new publications', /^(?:BookStore)$/),
  row(
    'Law firm',
    'Legal services',
    'lawyers and attorneys giving legal advice',
    /^(?:Attorney|LegalService|Notary)$/,
  ),
  row(
    'Tax and accounting firm',
    'Financial services',
    'accountants for tax returns, bookkeeping and audits',
    /^AccountingService$/,
  ),
  row(
    'Bank or finance',
    'Financial services',
    'bank accounts, loans, insurance and investments',
    /^(?:BankOrCreditUnion|FinancialService|InsuranceAgency)$/,
  ),
  row(
    'Medical practice',
    'Health',
    'doctors and clinic, make an appointment for treatment',
    /^(?:Physician|MedicalClinic|MedicalBusiness|Hospital)$/,
  ),
  row('Dental practice', 'Health', 'dentist for teeth cleaning, implants and dental care', /^Dentist$/),
  row(
    'Fitness and sports',
    'Sports',
    'gym, fitness classes and personal training',
    /^(?:ExerciseGym|HealthClub|SportsClub)$/,
  ),
  row(
    'Beauty and hair salon',
    'Beauty',
    'hairdresser, cosmetics, nails and beauty treatments',
    /^(?:HairSalon|BeautySalon|DaySpa|NailSalon)$/,
  ),
  row(
    'School or training',
    'Education',
    'courses, classes and training for students',
    /^(?:School|EducationalOrganization|CollegeOrUniversity)$/,
  ),
  row('Software as a service', 'Software', 'cloud software platform for teams, start a free trial', null),
  row('Mobile app', 'Software', 'download our mobile app for iPhone and Android', /^MobileApplication$/),
  row(
    'Software documentation',
    'Software',
    'documentation, API reference and installation guide for developers',
    /^(?:TechArticle|APIReference)$/,
  ),
  row(
    'Open source project',
    'Software',
    'open source library released on a code host, contribute',
    /^SoftwareSourceCode$/,
  ),
  row(
    'Web or design agency',
    'Marketing and design',
    'agency for web design, branding and digital marketing',
    null,
  ),
  row('Consultancy', 'Business services', 'management consulting and advice for companies', null),
  row('Real estate agency', 'Real estate', 'houses and flats for sale and rent', /^RealEstateAgent$/),
  row(
    'Contractor or trades',
    'Construction',
    'plumbing, roofing, electrical work and renovation',
    /^(?:Plumber|Electrician|RoofingContractor|GeneralContractor|HousePainter|HVACBusiness|HomeAndConstructionBusiness)$/,
  ),
  row(
    'Car dealer or repair shop',
    'Automotive',
    'used cars, repairs and car servicing',
    /^(?:AutoDealer|AutoRepair|AutomotiveBusiness)$/,
  ),
  row('Nonprofit or club', 'Nonprofit', 'charity and volunteers, donate and support our cause', /^NGO$/),
  row(
    'Garden club or guide',
    'Gardening',
    'growing vegetables, allotments, compost and gardening tips',
    null,
  ),
  row(
    'Museum or culture',
    'Arts and culture',
    'museum, exhibitions, concerts and theatre tickets',
    /^(?:Museum|PerformingArtsTheater|ArtGallery)$/,
  ),
  row('Event or conference', 'Events', 'conference with speakers, programme and tickets', null),
  row('Photographer', 'Creative services', 'wedding and portrait photography', null),
  row('News site', 'Media', 'latest news, politics and reports', /^NewsMediaOrganization$/),
  row('Personal blog', 'Media', 'personal blog with posts about my life and thoughts', /^Blog$/),
  row('Recipe site', 'Food and cooking', 'recipes with ingredients and cooking steps', /^Recipe$/),
  row(
    'Portfolio or résumé',
    'Personal site',
    'my work experience, skills, education and projects',
    /^ProfilePage$/,
  ),
  row(
    'Public authority',
    'Government',
    'municipal office, citizens, forms and public services',
    /^GovernmentOrganization$/,
  ),
  row('Manufacturer', 'Industry', 'manufacturer of machines, parts and industrial equipment', null),
  row('Logistics', 'Transport', 'freight, shipping, warehouse and transport of goods', /^MovingCompany$/),
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
