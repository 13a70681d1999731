/** The words of English. */
import type { LanguageWords } from './language-words.ts';

export const en: LanguageWords = {
  stopWords: `a about above after again against all also although always am an and another any are aren't around as at
    away back be became because become been before being below best better between both but by came can
    can't cannot come could couldn't did didn't do does doesn't doing don't done down during each either
    else enough even ever every everything few first for found from full further get getting give given go
    goes going good got had hadn't has hasn't have haven't having he he's her here hers herself him himself
    his how however i i'm i've if in including instead into is isn't it it's its itself just keep know last
    least less let let's like likely little long look made make makes making many may maybe me might more
    most much must my myself near need never new next no nor not nothing now of off often on once one only
    onto or other others our ours ourselves out over own part per perhaps please put quite rather really
    right said same see seem seen several shall she should shouldn't show since so some something still such
    sure take than that that's the their theirs them themselves then there there's therefore these they
    they're thing things this those though through thus to together too toward two under until up upon us
    use used using very via want was wasn't way we we're we've well went were weren't what what's when where
    whether which while who whole whom whose why will with within without won't would wouldn't yes yet you
    you'll you're you've your yours yourself yourselves`,
  genericWords: `about absolute account actually almost amazing another anything apart around awesome beautiful become
    behind believe bit building built business clear common complete cool daily different difference
    difficult easier easily either else especially essential everyday everyone exactly example excellent
    exciting expert experts extra fast faster few final fine fresh friendly fun general gets getting given
    goes going gone hard healthy heart hello hold holds held hope huge important incredible inside instead
    interested keeps key last late less let lets longer longest looking lovely lower major making matter
    maybe mean means meet modern moment move natural near nearly nice nobody none normal nothing outside
    past per personal plain pleasure plenty popular possible powerful professional promise proud pure quite
    rather reach reason regular rest rich ring round roots run running serious several short shown since
    single skip slow smart soft solid solution solutions someone somewhere start still stay stays stop
    strong stuff stunning sure sweet talk than trust turn ultimate under understand unique until usually
    various wait warm welcome whether whole why wide without wonder wonderful worth wrong young address all
    amp archive archives article articles ask asked back basket best better big blog book browse bring
    button buy call card care cart checkout click close collection come company contact content cookie
    copyright create created customer customers date day days deal deals detail details discover download
    easy email enjoy enter error every everything explore fact facts faq faqs favorite favourite feature
    featured features feel file find first follow form found four free full get give go good great guide
    guides happy help here high home homepage hour hours idea image images imprint index info information
    introduction item items join journal just keep kind know large latest learn left legal life like line
    link links list little live load log login long look lot love made mail main make many menu message mind
    minute minutes mission month months more most much name need new news newsletter next note notes number
    offer offers office old one online open option order orders other our out overview own page pages part
    pay people perfect person phone photo photos picture piece pieces place plan please policy portfolio
    post posts press price prices pricing privacy product products project projects put quality question
    questions quick range read ready real result results return returns right safe sale same save search
    second section see sell send service services set share ship shop show sign simple site sitemap size
    small sold something special started status step steps store stories story subscribe success support
    take team tell term terms thank thanks thing things think three time times tip tips title today together
    top touch true try two type update updates use used user value version video view visit want watch way
    ways web website week weeks weekend well what wish word words work working works world write written
    year years yes five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand
    half third quarter spring summer autumn winter morning evening night noon ago always available early
    ever later never often once perhaps recent recently sometimes soon usual ml cl kg mm cm km gb mb kb px
    pcs lorem ipsum dolor amet`,
  insideNames: 'of and',
  conjunctions: 'and or',
  openEnds: 'and or the a an of for with',
  phrases: {
    and: 'and',
    leaning: `this that these those it its it's they their he she his her here there then thus so such also but and
      or because however therefore otherwise moreover furthermore instead still yet both either which who
      whose where when while if though although even only too as above below following same another once
      after before not for example e.g. i.e. note click see next nor later meanwhile likewise since until
      unless in between`,
    function: `a an the of to in on at by for from with without into onto over under about after before between
      during through per via and or but nor so yet if than as is are was were be been being has have had do
      does did will would can could should may might must i you he she it we they me him us them my your his
      her its our their this that these those who whom whose which what where when why how not no only also
      very too more most less least each every any some all both either neither such own same other another
      there here then just`,
    cutBefore: `of to in on at by for from with without into onto over under after before between during through that
      which who where when while because since as than`,
    noise: `home menu skip main content navigation next previous prev back top login sign basket cart search share
      print posted published updated author by comments reply tags category categories read more click page
      copyright cookies`,
    generic: `welcome; our story; story; home; homepage; introduction; overview; about; about us; contact;
      contact us; more; read more; learn more; services; products; our services; our products; news; blog;
      faq; features; info; about me; contact me; portfolio; our work; projects; information; details;
      description; untitled; new page; page; gallery; title; links; untitled document; archive; archives;
      index; contents; table of contents; tags; categories`,
  },
  clauses: {
    joins: 'and but so or',
    retained: 'but so',
    subjects: 'we you it they he she i there',
  },
  abbreviations: 'mr mrs ms dr prof st vs etc e.g i.e eg ie no inc ltd co corp jr sr fig al approx dept est',
  chapters: 'part chapter section appendix',
  figures: 'figure fig table chart graph',
  numbers: {
    small: `two three four five six seven eight nine ten eleven twelve|dozen|dozens thirteen fourteen fifteen
      sixteen seventeen eighteen nineteen`,
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety hundred|hundreds',
    large: {
      zero: 0,
      thousand: 1000,
      thousands: 1000,
      million: 1e6,
      millions: 1e6,
      billion: 1e9,
    },
  },
  byline: {
    verbs: 'written posted published',
    by: 'by',
    on: 'on at',
  },
  hours: {
    days: 'tues; thur; thurs; weekdays; daily; every day',
    to: 'to till until',
  },
  /** Flesch. */
  readingEase: {
    constant: 206.835,
    perWord: 1.015,
    perSyllable: 84.6,
    hasSilentE: true,
  },
  services: `delivery shipping carriage postage dispatch parcel parcels; return returns refund refunds;
    payment payments paying checkout; warranty guarantee; testimonial testimonials review reviews;
    career careers jobs vacancies; booking reservation; quote estimate;
    workshop workshops class classes course courses`,
  defaultTitles: `home; homepage; home page; welcome; index; default; untitled; untitled document; untitled page;
    untitled-1; no title; document; new document; new page; blank page; blank; page; page title; site title;
    title; title here; your title here; enter title here; insert title here; default title; website title;
    page 1; test; test page; my page; my site; my website; my new website; my blog; my app; sample page;
    example page; hello world; coming soon; under construction`,
  besideSubject: `with your from that this what when where which best more most about into over they them their have will
    than then here home page`,
  sectionNames: `introduction preface foreword overview summary conclusion conclusions appendix appendices contents
    chapter section part index notes`,
  genericAnchors: `click here; click; click this; here; right here; this; this page; this link; this article; this post;
    this site; this website; link; the link; go; go here; more; more info; more information; more details;
    more here; details; read; read here; read more; read on; read this; read it here; continue;
    continue reading; learn more; see more; show more; view more; view; view all; see all; view details;
    see details; see here; find out more; find out here; discover more; get more info; start; start here;
    open; download here; website; page; site; info`,
  imageWords: `image images img picture pictures pic photo photos photograph photography graphic graphics logo logotype
    icon icons banner banners thumbnail thumb screenshot illustration placeholder untitled spacer button
    arrow slide slider hero background header avatar figure diagram chart`,
  notFound: `page not found; not found; page cannot be found; page can't be found; page doesn't exist;
    page does not exist; no longer available; no longer exists; nothing was found; nothing found;
    couldn't find that page; could not find the page; couldn't find the page;
    page you requested could not be found; page you are looking for; page is missing; no such page`,
  error: 'error',
};
