/** Words for what people ask a website for, in the six languages of the chat: the words of one concept match each other. */
import { calendarWords } from './calendar-words.ts';
import { foldAccents } from './fold.ts';

/** Without accents; `*` stands for any ending, `~` marks a word that only hints at the concept. */
const concepts: Readonly<Record<string, string>> = {
  found:
    'founded founder* founding cofounder* established gegrund* grunder* grundung* fonde fondee fondes fondees fondateur* fondatrice* cree creee fundado fundada fundo fundaron fundador* fundacion fondato fondata fondarono fondatore fondatori fondatrice opgericht oprichter* oprichting gesticht ~started ~since ~seit ~sinds',
  write:
    'wrote write writes written writer* author* authored geschrieben verfasst verfasser* schrieb autor* ecrit ecrite ecrits redige redigee auteur* autrice* escrito escrita escribio escribieron autora* scritto scritta scrisse autore autrice autori geschreven schreef schrijver* posted copyright byline ~by',
  publish:
    'published publish publication* posted veroffentlicht* erschienen erschien publie publiee publies paru parue publicado publicada publico publicaron pubblicato pubblicata gepubliceerd geplaatst verschenen ~updated ~dated released ~release',
  release: 'release* released freigabe* erscheinungsdatum sortie* lanzamiento* lanzado rilasci* uitgebracht',
  version: 'version* release* fassung* versie* versione versioni',
  stable: 'stable stabil* estable* stabiele stabiel',
  current:
    'current* latest newest aktuell* neueste* neuste* actuel* actual* derniere dernier recente* ultima ultimo laatste nieuwste huidige',
  maintain:
    'maintain* betreu* gepflegt pflegt mainten* mantien* manteni* mantenedor* manutenz* manutentore onderhoud* beheer*',
  responsible: 'responsible verantwortlich* responsable* responsabil* verantwoordelijk*',
  develop:
    'develop* entwickel* entwickl* developpe* desarroll* svilupp* ontwikkel* programmer* programmier* creator* created',
  translate: 'translat* locali* ubersetz* traduc* traduit* traduz* tradott* tradutt* vertaal* vertal*',
  require:
    'requir* requisit* needs needed need minimum mindest* voraussetzung* anforderung* benotig* erforderlich* braucht brauchen brauche prerequis* necessaire* requis requise* exige* necesit* necesari* requier* richied* richiest* necessari* vereis* nodig benodigd*',
  disk: 'disk disks disc harddisk* festplatte* plattenplatz* speicherplatz* disque* disco discos schijf* schijven storage hard-disk opslagruimte*',
  memory: 'memory ram arbeitsspeicher* hauptspeicher* memoire* memoria geheugen* werkgeheugen*',
  space: 'space plattenplatz* speicherplatz* espace* espacio* spazio ruimte* schijfruimte* opslagruimte*',
  processor: 'cpu cpus processor* prozessor* processeur* procesador* processore*',
  license: 'licen* lizenz* gpl copyright',
  contact: 'contact* kontakt* reach erreich* joindre joignable contatt* bereik* bereiken',
  support: 'support* hilfe unterstutz* assistance asistencia assistenza ondersteun* ayuda aiuto aide hulp',
  report: 'report* melden meldet gemeldet signaler signalez signalement* informar reportar segnala*',
  bug: 'bug bugs fehler* bogue* error errors errore errori errores fallo* fout fouten',
  download: 'download* herunterlad* heruntergelad* telecharg* descarg* scaric*',
  install: 'install* instal* aufspielen',
  uninstall:
    'remov* uninstall* deinstall* entfern* supprim* desinstal* disinstall* eliminar rimuov* verwijder*',
  configure: 'config* konfig* einstell* einricht* reglage* parametr* ajust* impost* instell* settings',
  register:
    'register* registr* rsvp signup anmeld* anzumelden angemeldet inscri* iscri* iscrizion* aanmeld* inschrijv* enrol*',
  reserve: 'book booking* booked reserv* buchen buchung* gebucht prenot* boeken boeking*',
  deadline: 'deadline* frist* anmeldeschluss* plazo* scadenza* uiterlijk spatestens',
  wedding:
    'wedding* marriage married hochzeit* heirat* trauung* mariage* marient boda bodas matrimonio nozze bruiloft* trouw* trouwen',
  party: 'party parties feier* fete fetes fiesta* festa feste feest*',
  event: 'event events veranstaltung* evenement* evento eventos eventi',
  begin:
    'start starts started begin* beginn* anfang* anfangt commenc* debut* empiez* empezar comienz* inizi* comincia*',
  venue: 'venue* location* veranstaltungsort* lieu lugar* luogo sede locatie*',
  price:
    'price* pricing cost costs preis preise kosten kostet prix cout* coute* tarif* precio* cuesta* cuestan prezz* costa costano prijs* prijzen kost fee fees charge charges',
  free: 'free kostenlos* kostenfrei* gratis gratuit* gratuito gratuita',
  include:
    'contain* contient contenir contenu contiene* contengono includ* enthalt* inklusive inbegriffen comprend compris comprise* inclu* inbegrepen bevat*',
  pay: 'pay paid payment* pays zahlen zahlung* bezahl* paiement* payer pago pagos pagar pagare pagamento* betal* betaal* betaling*',
  employee:
    'employee* staff team mitarbeiter* angestellt* employe* equipe* emplead* equipo* dipendent* squadra medewerker* personeel',
  member: 'member* mitglied* membre* miembro* membro membri leden',
  work: 'work works worked working job jobs beruf* arbeit* travail* trabaj* lavor* werkt werkte werken',
  study:
    'education* ausbildung* formation* educacion istruzione opleiding* study studies studied studium studiert* etudie* etudes estudi* studiato studia studeert studeerde',
  degree: 'degree* college* bachelor* master* abschluss* diplom* titulo laurea universit*',
  born: 'born geboren nee nacido nacida nacio nato nata',
  live: 'live lives lived wohnt wohnen lebt habite* vive viven woont wonen',
  school: 'school schools schule schulen ecole ecoles escuela* scuola scuole',
  teacher:
    'teacher* lehrer* lehrkraft* professeur* enseignant* profesor* maestr* insegnant* leraar* leraren docent*',
  pupil: 'student students pupil* schuler* eleve* alumn* studenti leerling*',
  child: 'child children kind kinder kindern enfant* nino ninos nina ninas bambin* kinderen',
  room: 'room rooms zimmer* chambre* habitacion* camera camere kamer*',
  parking: 'parking parkplatz* parkplatze aparcamiento* parcheggi* parkeer* parkeren',
  breakfast: 'breakfast* fruhstuck* dejeuner* desayun* colazion* ontbijt*',
  file: 'file files datei dateien fichier* archivo* fichero* bestand bestanden',
  folder: 'folder* directory directories ordner* verzeichnis* dossier* repertoire* carpeta* cartell* mappen',
  save: 'save saves saved speichern gespeichert* enregistr* guarda* salva* salvar* opslaan opgeslagen',
  shortcut:
    'shortcut* key keys taste tasten tastenkurzel* tastenkombination* touche* raccourci* tecla* atajo* tasto tasti scorciatoi* toets* sneltoets*',
  default: 'default* standard* voreinstell* vorgabe* defaut predeterminad* predefinit* standaard*',
  language: 'language* sprache* langue langues idioma* lingua lingue taal talen',
  user: 'user users benutzer* anwender* nutzer* utilisateur* usuario* utente utenti gebruiker*',
  server: 'server* serveur* servidor*',
  print: 'print* drucken druckt gedruckt drucker* imprim* stamp* afdruk*',
  color: 'color colors colour* farbe farben couleur* colores colore colori kleur*',
  picture: 'image* bild bilder bildern picture* photo* foto* imagen* immagin* afbeelding*',
  size: 'size* grosse grossen taille* tamano* dimension* grootte* abmessung*',
  weight: 'weigh* gewicht* wiegt poids pese peso pesa weegt',
  history: 'history geschichte geschiedenis storia histoire historia',
  speaker: 'speaker* redner* referent* conferencier* ponente* relatore relatori spreker*',
  open: 'open opens opening offen geoffnet* offnungszeit* offnet ouvert* ouvre* ouverture* horaire* abiert* abre abren abrir horario* aperto aperta aperti apertura aprono apre orari orario geopend* openingstijd*',
  close:
    'close closes closed closing geschlossen* schliesst schliessen ferme fermes fermee* fermeture cerrado* cierra* cierran chiuso chiusi chiude chiudono gesloten sluit sluiten',
  number: 'number* nummer* numero*',
  phone: 'phone* telephone* telefon* telefoon* tel',
  email: 'email* e-mail* mail courriel* correo* mailadres*',
  address: 'address* adresse adressen anschrift* direccion* indirizz* adres adressen',
  deliver:
    'deliver* shipping versand* liefer* livraison* envio* entrega* spedizion* consegn* verzend* bezorg* levering* levertijd* levert',
  return:
    'return returns refund* warranty ruckgabe* widerruf* umtausch* rucksend* gewahrleist* retour* rembours* devoluc* reembols* reso resi recesso rimbors* terugstur* teruggav*',
  list: 'list lists liste* lista* elenco lijst*',
  update: 'updat* aktualisier* actualiz* aggiorn* bijwerk* bijgewerkt upgrad*',
  question: 'question* frage fragen pregunta* domand* vraag vragen',
};

/** Names of weekdays and months are concepts of their own: Friday is viernes. */
const spoken = ['en', 'de', 'fr', 'es', 'it', 'nl'];
/** The months and then the weekdays of the year, long and short, by language. */
const shortAt = 19;
const calendar = spoken.flatMap((language) =>
  calendarWords(language)
    .slice(0, shortAt)
    .map((word, at): [string, string] => [foldAccents(word), `calendar-${at}`]),
);

interface Entry {
  readonly word: string;
  readonly concept: string;
  readonly strength: number;
}

const hintStrength = 0.5;
const entries: readonly Entry[] = [
  ...Object.entries(concepts).flatMap(([concept, list]) =>
    list.split(' ').map((word) => ({
      word: word.replace('~', ''),
      concept,
      strength: word.startsWith('~') ? hintStrength : 1,
    })),
  ),
  ...calendar.map(([word, concept]) => ({ word, concept, strength: 1 })),
];
/** By whole words and by beginnings, which end in `*`. */
const byWord: ReadonlyMap<string, readonly Entry[]> = Map.groupBy(entries, ({ word }) => word);

const beginningMin = 3;

/** The concepts of a word without accents, each with how clearly the word names it. */
export function conceptsOf(word: string): readonly Entry[] {
  const found = [...(byWord.get(word) ?? [])];
  for (let length = beginningMin; length <= word.length; length += 1)
    found.push(...(byWord.get(`${word.slice(0, length)}*`) ?? []));
  return found;
}

const months = 12;

/** The weekday from 0 for Monday that a word names, in any of the languages; null for none. */
export function weekdayOf(word: string): number | null {
  const day = byWord.get(word)?.find(({ concept }) => concept.startsWith('calendar-'));
  const at = day === undefined ? -1 : Number(day.concept.slice('calendar-'.length)) - months;
  return at < 0 ? null : at;
}
