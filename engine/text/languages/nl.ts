/** The words of Dutch. */
import type { LanguageWords } from './language-words.ts';

export const nl: LanguageWords = {
  stopWords: `aan achter al alle alleen alles als altijd ander andere anders ben beter bij bijna bijvoorbeeld binnen
    boven daar daarna daarom dan dat de deze die dit doen door dus echter een eens eerst eerste elk elke en
    enige enkele er erg ervan even ga gaan gaat geen geweest graag haar had hadden heb hebben hebt heeft
    heel hele hem hen het hier hierbij hij hoe hun ieder iedere iedereen iemand iets ik in indien is ja je
    jij jou jouw juist jullie kan kon konden kunnen kunt laat langs later maak maar maken me meer meest men
    met mij mijn minder moet moeten mogen na naar naast natuurlijk nee niet niets nog nooit nu of om omdat
    onder ons onze ook op over pas per precies rond sinds snel sommige soms steeds straks te tegen terwijl
    tijdens toch toen tot totdat tussen twee uit uw vaak van vanaf vandaag veel via volgens voor vooral
    voordat vorige waar waarbij waarom wanneer waren was wat we weer wel welk welke werd werden wie wij wil
    willen word worden wordt zal ze zeer zei zelf zelfs zich zie zij zijn zo zoals zou zouden zonder zullen`,
  genericWords: `aanbieding aanbiedingen adres afbeelding artikel artikelen bedrijf bekijk bekijken bericht bestel
    bestellen bestelling blog categorie contact dag dagen dienst diensten email foto foto's gratis groot
    hulp idee informatie inhoud jaar jaren klant klanten kopen kwaliteit lees leren leven lijst levering
    maand maanden naam nieuw nieuwe nieuws nieuwsbrief nummer ons online ontdek overzicht pagina pagina's
    prijs prijzen privacy product producten project projecten service site stap team telefoon tijd uur uren
    veelgestelde verhaal vragen voorwaarden waarde webshop week weken welkom wereld werk winkel winkelwagen
    zoeken drie vier vijf tien`,
  insideNames: 'van en',
  conjunctions: 'en of',
  phrases: {
    and: 'en',
    leaning: `dit dat deze die het hij zij ze hun haar zijn hier daar dan zo zulke ook maar en of want omdat daarom
      echter toch bovendien anders verder daarna ervoor daarvoor wanneer als hoewel terwijl wie wiens waar
      zie namelijk dus alleen`,
    function: `de het een van in op aan bij met voor na naar uit over onder tussen tegen door zonder tot om en of
      maar want dat die dit deze wie wat waar wanneer als dan is zijn was waren wordt worden heeft hebben
      kan kunnen moet moeten mag zal ik jij je hij zij ze wij we u jullie mij ons hun haar mijn jouw uw onze
      niet geen ook zeer meer alle elke ieder er te`,
    cutBefore: `van in op aan bij met voor na naar uit over onder tussen tegen door zonder tot om dat die waar wanneer
      als omdat te`,
    noise: `home menu navigatie volgende vorige terug boven inloggen winkelwagen zoeken delen afdrukken geplaatst
      auteur reacties antwoorden pagina categorie lees meer klik cookies`,
    generic: `welkom; home; inleiding; overzicht; over ons; contact; meer; lees meer; diensten; onze diensten;
      producten; onze producten; nieuws; blog; faq; informatie; details; beschrijving; galerij;
      nieuwe pagina; titel`,
  },
  clauses: {
    joins: 'en maar want',
    retained: 'maar want',
    subjects: 'we wij u je jij het ze zij hij ik',
  },
  abbreviations: 'dhr mevr bijv enz d.w.z o.a',
  chapters: 'hoofdstuk deel',
  numbers: {
    small: `twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien
      achttien negentien`,
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd|honderden',
    large: {
      nul: 0,
      duizend: 1000,
      duizenden: 1000,
      miljoen: 1e6,
      miljoenen: 1e6,
    },
  },
  byline: {
    verbs: 'geschreven geplaatst',
    by: 'door',
    on: 'op',
  },
  hours: {
    to: 'tot',
    clock: 'uur',
  },
  /** Douma. */
  readingEase: {
    constant: 206.835,
    perWord: 0.93,
    perSyllable: 77,
  },
  services: `levering verzending bezorging; retour retourneren; betaling betalen; garantie; cursus cursussen workshop;
    beoordelingen recensies`,
  defaultTitles:
    'startpagina; welkom; naamloos; naamloos document; zonder titel; nieuwe pagina; voorbeeldpagina',
  besideSubject: 'voor naar deze niet meer over onze onder zijn haar alle welkom',
  sectionNames: 'inleiding voorwoord overzicht samenvatting conclusie bijlage inhoud hoofdstuk deel',
  genericAnchors: `hier; klik hier; klik; link; deze link; deze pagina; pagina; website; meer; meer info; meer informatie;
    meer details; meer lezen; meer weten; lees; lees hier; lees meer; lees verder; lees het artikel;
    verder lezen; bekijk; bekijk meer; bekijk alles; bekijk details; details; ontdek; ontdek meer; toon meer`,
  imageWords: `afbeelding afbeeldingen beeld foto foto’s plaatje logo icoon icoontje pictogram symbool banner miniatuur
    illustratie knop pijl achtergrond`,
  notFound: `pagina niet gevonden; pagina bestaat niet; niet gevonden; kon niet worden gevonden;
    niet meer beschikbaar`,
  error: 'fout',
};
