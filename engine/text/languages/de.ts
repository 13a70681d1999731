/** The words of German. */
import type { LanguageWords } from './language-words.ts';

export const de: LanguageWords = {
  stopWords: `ab aber alle allem allen aller alles als also am an andere anderem anderen anderer anderes auch auf aus
    bei beide beiden beim bereits bevor bin bis bist bzw da dabei dadurch dafür dagegen daher damit danach
    dann daran darauf darf darin darüber darum das dass davon davor dazu dein deine deinem deinen deiner dem
    den denen denn dennoch der deren des deshalb dessen die dies diese diesem diesen dieser dieses doch dort
    du durch dürfen ein eine einem einen einer eines einfach einige einigen einmal er erst es etwa etwas
    euch euer eure für ganz gegen gibt gut habe haben hat hatte hatten her hier hin hinter ich ihm ihn ihnen
    ihr ihre ihrem ihren ihrer ihres im immer in indem ins ist ja je jede jedem jeden jeder jedes jedoch
    jetzt kann kannst kein keine keinem keinen keiner können könnte könnten man manche mehr mein meine
    meinem meinen meiner mich mir mit möchte muss müssen nach nachdem natürlich neben nein nicht nichts noch
    nun nur ob oben oder ohne sehr seid sein seine seinem seinen seiner seines seit selbst sich sie sind so
    sobald sogar solche sollte sollten sondern sonst soweit sowie über um und uns unser unsere unserem
    unseren unserer unter viel viele vielen vom von vor wann war waren warum was weil weiter weitere
    weiteren welche welcher welches wenn wer werden werde wie wieder will wir wird wirst wo wobei wurde
    wurden während zu zum zur zwar zwei zwischen`,
  genericWords: `allgemein angebot angebote anmelden ansehen anzeigen artikel aktuell aktuelles bestellen bestellung
    beste besten bild bilder blog beitrag beiträge datenschutz datei details download einfach ergebnis erste
    ersten fragen frei frage für galerie ganz ganze gut gute guten heute hilfe hinweis hinweise idee ideen
    impressum info infos information informationen inhalt inhalte jahr jahre kategorie kategorien kaufen
    kontakt kosten kostenlos kunde kunden lesen link links liste mehr minute minuten monat monate nachricht
    name neu neue neuen neues neuigkeiten newsletter nutzen online ort partner preis preise produkt produkte
    projekt projekte qualität richtig schritt schritte seite seiten service shop sofort start startseite
    stück stunde stunden suche suchen tag tage team telefon teil thema themen tipp tipps uhr unternehmen
    versand warenkorb website weiter weiterlesen welt wert wichtig wichtige willkommen woche wochen wohl
    zahlen zeit ziel zwei drei vier fünf zehn übersicht öffnungszeiten`,
  insideNames: 'der von und',
  conjunctions: 'und oder',
  openEnds: 'und oder mit für',
  phrases: {
    and: 'und',
    leaning: `dies diese dieser dieses diesen es sie er ihre ihr seine sein hier dort dann so solche auch aber und
      oder denn weil daher deshalb deswegen jedoch dennoch trotzdem außerdem zudem ebenso sonst damit dabei
      dadurch danach dafür davon wenn falls obwohl während nachdem welche welcher welches dessen deren
      darüber hinaus beispielsweise etwa siehe doch noch anschließend schließlich das nur`,
    function: `der die das den dem des ein eine einen einem einer eines und oder aber sondern von vom zu zum zur in
      im an am auf aus bei beim mit nach seit für durch gegen ohne um über unter vor zwischen hinter neben
      bis ab als wie dass ob wenn weil ist sind war waren wird werden hat haben kann können muss müssen soll
      sollen darf ich du er sie es wir ihr uns euch mich mir sich sein seine ihre unser unsere nicht kein
      keine nur auch sehr mehr alle jede jeder jedes so da hier dort dann man`,
    cutBefore: `von vom zu zum zur in im an am auf aus bei beim mit nach seit für durch gegen ohne um über unter vor
      zwischen als wie dass die der das weil wenn`,
    noise: `start startseite menü navigation weiter zurück oben anmelden warenkorb suche suchen teilen drucken
      veröffentlicht aktualisiert autor kommentare antworten seite kategorie impressum datenschutz mehr
      lesen klicken cookies`,
    generic: `willkommen; herzlich willkommen; startseite; start; einleitung; überblick; übersicht; über uns;
      kontakt; mehr; weiterlesen; leistungen; unsere leistungen; produkte; unsere produkte; aktuelles; news;
      blog; faq; informationen; details; beschreibung; galerie; neue seite; titel`,
  },
  clauses: {
    joins: 'und aber denn',
    retained: 'aber denn',
    subjects: 'wir sie er es ich man ihr',
  },
  abbreviations: 'z.b d.h u.a bzw usw ca vgl nr str evtl ggf inkl zzgl',
  chapters: 'teil kapitel abschnitt anhang',
  figures: 'abb abbildung tabelle',
  numbers: {
    small: `zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn
      achtzehn neunzehn`,
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert|hunderte|hunderten',
    large: {
      null: 0,
      tausend: 1000,
      tausende: 1000,
      tausenden: 1000,
      million: 1e6,
      millionen: 1e6,
    },
  },
  byline: {
    verbs: 'geschrieben verfasst veröffentlicht',
    by: 'von',
    on: 'am',
  },
  hours: {
    days: 'sonnabend; täglich; werktags',
    to: 'bis',
    clock: 'uhr',
  },
  /** Amstad. */
  readingEase: {
    constant: 180,
    perWord: 1,
    perSyllable: 58.5,
  },
  services: `versand lieferung zustellung; rückgabe rücksendung widerruf; zahlung bezahlung; garantie gewährleistung;
    karriere jobs stellenangebote; kurs kurse workshop workshops seminar seminare;
    bewertung bewertungen rezension rezensionen; termin buchung`,
  defaultTitles: `startseite; willkommen; ohne titel; unbenannt; unbenanntes dokument; neue seite; beispielseite; titel`,
  besideSubject: `eine einen einer eines einem oder nicht auch sich über unter wird sind mehr ihre ihren deine unsere
    seite startseite wenn aber beim alle`,
  sectionNames: `einleitung einführung vorwort überblick übersicht zusammenfassung fazit anhang inhalt
    inhaltsverzeichnis kapitel abschnitt teil`,
  genericAnchors: `hier; hier klicken; klick hier; klicken sie hier; klicke hier; hier lang; mehr; mehr infos; mehr info;
    mehr informationen; mehr dazu; mehr erfahren; mehr lesen; mehr anzeigen; mehr sehen; mehr details;
    weitere infos; weitere informationen; weiterlesen; weiter lesen; weiter zum artikel; jetzt lesen;
    zum artikel; zum beitrag; artikel lesen; details; ansehen; anzeigen; alle anzeigen; alle ansehen; link;
    dieser link; diese seite; seite; website; webseite; zur website; zur seite; lesen; lesen sie mehr;
    erfahren sie mehr; erfahre mehr; jetzt entdecken; entdecken`,
  imageWords: `bild bilder foto fotos fotografie grafik logo icon symbol symbolbild banner vorschau vorschaubild
    abbildung illustration platzhalter titelbild headerbild hintergrund hintergrundbild beitragsbild
    produktbild schaltfläche pfeil teaserbild`,
  notFound: `seite nicht gefunden; nicht gefunden; seite existiert nicht; seite wurde nicht gefunden;
    konnte nicht gefunden werden; nicht mehr verfügbar; seite gibt es nicht`,
  error: 'fehler',
};
