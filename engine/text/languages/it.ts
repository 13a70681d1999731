/** The words of Italian. */
import type { LanguageWords } from './language-words.ts';

export const it: LanguageWords = {
  stopWords: `a abbiamo ad adesso ai al alcune alcuni alla alle allo allora altra altre altri altro anche ancora anni
    avere aveva avevano ben bene c'è che chi ci ciò cioè come con contro cosa così cui d'un da dagli dai dal
    dalla dalle davvero degli dei del dell dalla della delle dello dentro deve devono di dopo dove due
    dunque durante e è ecco ed egli era erano essere fa fanno fare fatto fino fra fu già gli ha hai hanno ho
    i il in infatti inoltre insieme invece io l'ha la là le lei li lo loro lui lungo ma mai me meglio meno
    mentre mi mia mie miei mio molta molte molti molto ne né negli nei nel nell nella nelle nello niente no
    noi non nostra nostre nostri nostro nulla o od ogni oggi ognuno oltre oppure ora per perché perciò però
    più poco poi possono può qua qual quale quali qualche quando quanto quasi quella quelle quelli quello
    quest questa queste questi questo qui quindi sarà se secondo sei sempre senza sia siamo siano sono sopra
    sotto stata state stati stato stessa stesso su sua sue sugli sui sul sull sulla sulle suo suoi tale
    tanto te ti tra tu tua tue tuo tuoi tutta tutte tutti tutto un un'altra una uno va verso vi voi vostra
    vostre vostri vostro`,
  genericWords: `acquista acquistare aiuto anno anni articolo articoli azienda benvenuti blog carrello categoria cerca
    chi siamo cliente clienti condizioni contatti contatto contenuto domande email foto giorno giorni grande
    gratis home idea immagine immagini indirizzo informazioni leggi lista mese mesi messaggio mondo negozio
    nome notizie novità nuovo nuova numero offerta offerte ora ore ordine pagina pagine prezzo prezzi
    privacy prodotto prodotti progetto progetti qualità ricerca scopri servizi servizio settimana sito
    spedizione squadra storia telefono tempo valore vita vedi tre quattro cinque dieci`,
  insideNames: 'di del della dei da',
  conjunctions: 'e o ed',
  openEnds: 'con per',
  phrases: {
    and: 'e',
    leaning: `questo questa questi queste quello quella quelli quelle ciò esso essa essi lui lei loro suo sua suoi
      sue qui qua lì là allora così quindi dunque anche ma e o perché però tuttavia inoltre poi dopo prima
      quando se sebbene mentre che chi cui quale dove tale vedi infatti solo`,
    function: `il lo la i gli le l un uno una di del dello della dei degli delle d a al allo alla ai agli alle da dal
      dalla dai in nel nella nei nelle con su sul sulla sui per tra fra senza e ed o ma né che chi cui quale
      dove quando come se è sono era essere ha hanno c può possono deve io tu lui lei noi voi loro mi ti si
      ci vi suo sua nostro nostra questo questa non più meno molto anche tutto tutti ogni`,
    cutBefore: `da dal dalla in nel nella con su sul sulla per tra fra senza che dove quando come perché di del della
      dei delle`,
    noise: `inizio home menu navigazione avanti indietro precedente successivo accedi carrello cerca condividi
      stampa pubblicato autore commenti rispondi pagina categoria leggi tutto clicca cookie`,
    generic: `benvenuto; benvenuti; home; introduzione; chi siamo; contatti; contattaci; altro; leggi di più;
      scopri di più; servizi; i nostri servizi; prodotti; i nostri prodotti; novità; notizie; blog; faq;
      informazioni; dettagli; descrizione; galleria; nuova pagina; titolo`,
  },
  clauses: {
    joins: 'e ma',
    retained: 'ma',
    subjects: 'noi voi lui lei loro io questo ciò',
  },
  abbreviations: 'dott sig sigg ing avv',
  chapters: 'parte capitolo sezione',
  figures: 'figura',
  numbers: {
    small: `due tre quattro cinque - sette otto nove dieci undici dodici tredici quattordici quindici sedici
      diciassette diciotto diciannove`,
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento|centinaia',
    large: {
      zero: 0,
      mille: 1000,
      mila: 1000,
      migliaia: 1000,
      milione: 1e6,
      milioni: 1e6,
    },
  },
  byline: {
    verbs: 'scritto pubblicato',
    by: 'di da',
    on: 'il',
  },
  hours: {
    to: 'al alle',
  },
  /** Franchina and Vacca. */
  readingEase: {
    constant: 217,
    perWord: 1.3,
    perSyllable: 60,
  },
  services: `spedizione consegna; reso resi rimborso; pagamento pagamenti; garanzia; corso corsi laboratorio;
    recensioni testimonianze`,
  defaultTitles: `pagina iniziale; benvenuto; benvenuti; senza titolo; documento senza titolo; nuova pagina;
    pagina di esempio; titolo`,
  besideSubject: 'della delle degli dello dalla nella sono come questo questa tutti anche',
  sectionNames: `introduzione prefazione panoramica riassunto conclusione conclusioni appendice contenuti indice
    capitolo sezione`,
  genericAnchors: `qui; clicca qui; cliccate qui; clicca; link; questo link; questa pagina; pagina; sito; sito web; di più;
    più info; più informazioni; maggiori informazioni; maggiori dettagli; leggi; leggi qui; leggi di più;
    leggi tutto; leggi l'articolo; continua; continua a leggere; vedi; vedi tutto; vedi tutti; vedi di più;
    dettagli; scopri; scopri di più; scopri qui; approfondisci; vai; altro; mostra altro`,
  imageWords: `immagine immagini foto fotografia grafico logo icona simbolo banner miniatura anteprima illustrazione
    pulsante freccia sfondo`,
  notFound: `pagina non trovata; pagina non esiste; non è stata trovata; pagina inesistente; non più disponibile`,
  error: 'errore',
};
