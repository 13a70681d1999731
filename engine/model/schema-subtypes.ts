/** Subtypes of schema.org that inherit the requirements of their parent. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const articleTypes =
  words(`Article NewsArticle BlogPosting AdvertiserContentArticle AnalysisNewsArticle
  AskPublicNewsArticle BackgroundNewsArticle LiveBlogPosting OpinionNewsArticle Report ReportageNewsArticle
  ReviewNewsArticle SatiricalArticle ScholarlyArticle TechArticle MedicalScholarlyArticle`);

export const eventTypes = words(`Event BusinessEvent ChildrensEvent ComedyEvent ConferenceEvent
  DanceEvent EducationEvent ExhibitionEvent Festival FoodEvent Hackathon LiteraryEvent MusicEvent
  PerformingArtsEvent SaleEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent
  VisualArtsEvent`);

export const localBusinessTypes = words(`LocalBusiness AccountingService AdultEntertainment AmusementPark
  AnimalShelter ArtGallery Attorney AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash
  AutomatedTeller AutomotiveBusiness Bakery BankOrCreditUnion BarOrPub BeautySalon BedAndBreakfast BikeStore
  BookStore BowlingAlley Brewery CafeOrCoffeeShop Campground Casino ChildCare ClothingStore ComedyClub
  CommunityHealth ComputerStore ConvenienceStore CovidTestingFacility DaySpa Dentist DepartmentStore Dermatology
  DietNutrition Distillery DryCleaningOrLaundry Electrician ElectronicsStore EmergencyService EmploymentAgency
  EntertainmentBusiness ExerciseGym FastFoodRestaurant FinancialService FireStation Florist FoodEstablishment
  FurnitureStore GardenStore GasStation GeneralContractor Geriatric GolfCourse GovernmentOffice GroceryStore
  Gynecologic HVACBusiness HairSalon HardwareStore HealthAndBeautyBusiness HealthClub HobbyShop
  HomeAndConstructionBusiness HomeGoodsStore Hospital Hostel Hotel HousePainter IceCreamShop InsuranceAgency
  InternetCafe JewelryStore LegalService Library LiquorStore Locksmith LodgingBusiness MedicalBusiness
  MedicalClinic MensClothingStore Midwifery MobilePhoneStore Motel MotorcycleDealer MotorcycleRepair MovieRentalStore
  MovieTheater MovingCompany MusicStore NailSalon NightClub Notary Nursing Obstetric OfficeEquipmentStore
  Oncologic Optician Optometric Otolaryngologic OutletStore PawnShop Pediatric PetStore Pharmacy Physician
  Physiotherapy PlasticSurgery Plumber Podiatric PoliceStation PostOffice PrimaryCare ProfessionalService
  Psychiatric PublicHealth PublicSwimmingPool RadioStation RealEstateAgent RecyclingCenter Resort Restaurant
  RoofingContractor SelfStorage ShoeStore ShoppingCenter SkiResort SportingGoodsStore SportsActivityLocation
  SportsClub StadiumOrArena Store TattooParlor TelevisionStation TennisComplex TireShop TouristInformationCenter
  ToyStore TravelAgency VeterinaryCare WholesaleStore Winery`);

export const organizationTypes =
  words(`Organization Airline Consortium Cooperative Corporation EducationalOrganization
  CollegeOrUniversity ElementarySchool HighSchool MiddleSchool Preschool School FundingScheme GovernmentOrganization
  LibrarySystem MedicalOrganization NGO NewsMediaOrganization OnlineBusiness OnlineStore PerformingGroup DanceGroup
  MusicGroup TheaterGroup PoliticalParty Project ResearchOrganization SearchRescueOrganization SportsOrganization
  SportsTeam WorkersUnion`);

export const softwareTypes = words('SoftwareApplication MobileApplication WebApplication');
