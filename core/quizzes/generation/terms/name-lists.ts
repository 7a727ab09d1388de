const setOf = (names: string): ReadonlySet<string> =>
  new Set(
    names
      .split('|')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );

/** Titles before a person's name, in lower case. Answers are accepted without a title. */
export const titles =
  setOf(`king|queen|emperor|empress|general|president|pope|saint|st|sir|lord|lady|prince|princess|duke|count|tsar|czar|
kaiser|sultan|caliph|captain|colonel|admiral|marshal|major|dr|doctor|professor|mr|mrs|ms|chancellor|senator|bishop|archbishop|father|judge|
justice|baron|chief|cardinal|pharaoh|dame`);

/** Frequent first names, in lower case. */
export const firstNames =
  setOf(`aaron|ada|adam|adolf|adrian|agnes|alan|albert|alberto|alessandro|alexander|alexandre|alfred|alice|amadeus|
amedeo|anders|andrea|andreas|andrew|andré|angela|ann|anna|anne|anthony|antoine|anton|antonio|archibald|aristotle|arthur|august|auguste|barbara|
beatrice|ben|benito|benjamin|bernard|bernhard|bertrand|blaise|bob|brian|bruno|carl|carlo|carlos|caroline|catherine|cecilia|charles|charlotte|
christian|christiaan|christopher|clara|claude|claudio|cleopatra|clement|cyrus|daniel|dante|david|denis|diego|dmitri|dmitry|donald|dorothy|
edgar|edmond|edmund|eduard|edward|edwin|eleanor|elena|eli|elias|elizabeth|ella|emil|emily|emma|emmy|enrico|eric|erik|ernest|ernst|erwin|
eugene|eva|evangelista|felix|ferdinand|fernando|florence|frances|francesco|francis|francisco|frank|franklin|franz|fred|frederick|fridtjof|friedrich|
fritz|fyodor|gabriel|galileo|georg|george|georges|georgi|gerald|gerhard|giovanni|giuseppe|gordon|gottfried|grace|gregor|gregory|guglielmo|
guido|gustav|guy|hannah|hans|harold|harriet|harry|heinrich|helen|helena|hendrik|henri|henrietta|henry|herbert|hermann|howard|hugh|hugo|humphry|
ian|igor|ignaz|immanuel|irene|isaac|isabella|ivan|jack|jacob|jacques|jakob|james|jan|jane|jean|jeremy|jesse|jim|joan|johann|johannes|john|johnny|
jonas|jonathan|jorge|josef|joseph|josiah|juan|judith|julia|julius|justus|karl|kate|katherine|kurt|lars|laura|leo|leon|leonard|leonardo|leonhard|
lewis|linus|lise|lorenzo|louis|louise|lucy|ludwig|luigi|luis|luther|madeleine|marcel|marcello|marco|marcus|margaret|maria|marie|mario|mark|
martin|mary|matthew|maurice|max|maximilien|melvin|mendel|michael|michel|miguel|mikhail|milton|moritz|muhammad|mohammed|napoleon|nelson|niccolò|
nicholas|nicolas|nicolaus|niels|nikola|nikolai|noam|oliver|oscar|otto|pablo|patrick|paul|pedro|percy|peter|philip|philippe|pierre|plato|rachel|
ralph|raphael|ray|raymond|rebecca|rené|richard|robert|roger|roland|ronald|rosa|rosalind|rose|rudolf|rupert|samuel|sarah|sebastian|sergei|sigmund|
simon|simone|sofia|sophia|sophie|srinivasa|stephen|steve|steven|susan|svante|theodor|theodore|theresa|thomas|tobias|tim|timothy|tom|tycho|ulrich|
ulysses|vasco|victor|vincent|vint|virginia|vladimir|walter|werner|wilhelm|will|willem|william|winston|wolfgang|woodrow|yuri|zoe`);

/** The first names of women from the list above, in lower case. */
export const womensNames = setOf(
  `ada|agnes|alice|angela|ann|anna|anne|barbara|beatrice|caroline|catherine|cecilia|charlotte|clara|cleopatra|dorothy|eleanor|elena|elizabeth|ella|emily|
emma|emmy|eva|florence|grace|hannah|harriet|helen|helena|henrietta|irene|isabella|jane|joan|judith|julia|kate|katherine|laura|lise|louise|lucy|madeleine|
margaret|maria|marie|mary|rachel|rebecca|rosa|rosalind|rose|sarah|simone|sofia|sophia|sophie|susan|theresa|virginia|zoe`,
);

/** Countries, regions, well-known cities and waters, in lower case. */
export const places =
  setOf(`afghanistan|africa|alaska|albania|aleppo|alexandria|algeria|algiers|alps|alsace|amazon|america|amsterdam|anatolia|andes|
antarctica|antwerp|appalachians|arabia|arctic|argentina|armenia|asia|athens|atlantic|australia|austria|austria-hungary|babylon|baghdad|balkans|baltic|
bangladesh|barcelona|bavaria|beijing|belgium|belgrade|bengal|berkeley|berlin|bohemia|bolivia|bologna|bombay|bonn|bordeaux|boston|brazil|britain|brittany|
brussels|budapest|bulgaria|burgundy|burma|byzantium|cairo|calcutta|california|cambridge|canada|caribbean|carthage|castile|catalonia|caucasus|chicago|
chile|china|colombia|congo|constantinople|copenhagen|corsica|crete|crimea|croatia|cuba|cyprus|damascus|danube|delhi|denmark|dresden|dublin|ecuador|
edinburgh|egypt|england|estonia|ethiopia|euphrates|eurasia|europe|everest|finland|flanders|florence|florida|france|frankfurt|galapagos|ganges|gaul|
geneva|genoa|georgia|germany|ghana|gibraltar|glasgow|great britain|greece|greenland|greenwich|hamburg|hanover|hawaii|himalayas|hiroshima|holland|
hong kong|hungary|iberia|iceland|india|indonesia|iran|iraq|ireland|israel|istanbul|italy|jamaica|japan|java|jerusalem|jordan|kenya|kiev|korea|
lancashire|latvia|lebanon|leipzig|leningrad|libya|lisbon|lithuania|liverpool|lombardy|london|los angeles|lyon|macedonia|madagascar|madrid|malta|
manchester|marseille|mars|massachusetts|mecca|mediterranean|melbourne|mercury|mesopotamia|mexico|milan|mississippi|mongolia|morocco|moscow|munich|
nagasaki|naples|nepal|netherlands|new york|new zealand|newfoundland|nigeria|nile|normandy|north africa|north america|norway|nuremberg|ottawa|oxford|pacific|
pakistan|palestine|panama|paris|pennsylvania|persia|peru|philadelphia|philippines|phoenicia|poland|pompeii|portugal|prague|prussia|pyrenees|quebec|
rhine|rhodes|rio de janeiro|romania|rome|rotterdam|russia|saxony|scandinavia|scotland|seine|serbia|seville|shanghai|siberia|sicily|silesia|singapore|
spain|south africa|south america|sparta|st petersburg|stockholm|stratford|sudan|sumatra|sweden|switzerland|sydney|syria|taiwan|texas|thailand|thames|
thebes|tibet|tigris|tokyo|toronto|toulouse|troy|tunisia|turin|turkey|ukraine|united kingdom|united states|urals|ural mountains|uruguay|venezuela|
venice|venus|verdun|versailles|vienna|vietnam|virginia|volga|wales|warsaw|washington|waterloo|yorkshire|yugoslavia|zimbabwe|zurich|earth|moon|jupiter|saturn|
uranus|neptune|soviet union|ottoman empire|roman empire|middle east|san francisco`);

/** Main words of names by the kind of the name, in lower case. 'Sea' is the main word of 'Black Sea', a PLACE. */
export const heads: Readonly<Record<'PLACE' | 'BODY' | 'WORK' | 'EVENT', ReadonlySet<string>>> = {
  PLACE:
    setOf(`sea|ocean|river|lake|mount|mountain|mountains|peninsula|island|islands|isle|isles|bay|gulf|strait|canal|desert|valley|plain|
plains|plateau|depression|dam|fault|trench|ridge|forest|street|square|palace|castle|cathedral|theatre|theater|bridge|tower|wall|harbour|harbor|port|
province|prefecture|canton|district|county|city|republic|kingdom|empire|coast|basin|falls|glacier|cape|deep|range|colony|hill|hills|house|abbey|church|museum|park|road|
station|mosque|temple|colosseum|bastille|steppe|states|delta`),
  BODY: setOf(`committee|assembly|society|party|court|senate|congress|parliament|council|company|union|league|army|directory|consulate|
commission|ministry|university|academy|institute|club|guard|fleet|corps|association|agency|bureau|board|bank|cabinet|duma|convention|estates-general|
tribunal|order|college|school|navy|department|federation|guild|nations|digest|representatives|men|estate`),
  WORK: setOf(`code|act|acts|treaty|declaration|constitution|bill|charter|oath|law|laws|tables|folio|testament|symphony|sonata|opera|papers|edict|
agreement|book|bible|manifesto|theses|decree|protocol|accord|pact|amendment|epic|principia|bell|decameron|iliad|odyssey|aeneid|koran|talmud`),
  EVENT:
    setOf(`war|wars|revolution|battle|siege|exhibition|reign|terror|crisis|rebellion|uprising|massacre|plague|famine|age|era|
renaissance|reformation|olympics|crusade|crusades|enlightenment|armistice|holocaust|coup|conference|expedition|eruption|earthquake|fire|prize|strike|riot|riots`),
};

/** Verbs and other words after a name that mark it as a person. */
export const personVerbs =
  setOf(`wrote|proposed|discovered|described|invented|published|argued|showed|said|married|defeated|conquered|studied|taught|introduced|
estimated|calculated|explained|developed|observed|designed|painted|composed|believed|thought|suggested|predicted|measured|demonstrated|claimed|died|
became|crowned|signed|learned|coined|formulated|founded|moved|read|wore|drew|led|lived|tried|had|himself|herself|who|whose`);

/** Continents and their parts among the places, in lower case. */
export const continents = setOf(
  `africa|america|antarctica|asia|australia|eurasia|europe|north africa|north america|south america|central america|central asia|middle east|scandinavia`,
);

/** The places that are neither countries nor continents nor towns, by their kind. In lower case. */
export const landscapes: Readonly<
  Record<'RIVER' | 'SEA' | 'MOUNTAINS' | 'REGION' | 'PLANET', ReadonlySet<string>>
> = {
  RIVER: setOf(`amazon|danube|euphrates|ganges|mississippi|nile|rhine|seine|thames|tigris|volga`),
  SEA: setOf(`atlantic|baltic|caribbean|mediterranean|pacific`),
  MOUNTAINS: setOf(`alps|andes|appalachians|caucasus|everest|himalayas|pyrenees|urals|ural mountains`),
  REGION: setOf(
    `alaska|alsace|anatolia|arabia|arctic|balkans|bavaria|bengal|bohemia|brittany|burgundy|california|castile|catalonia|corsica|crete|crimea|
flanders|florida|gaul|hawaii|iberia|java|lancashire|lombardy|massachusetts|mesopotamia|newfoundland|normandy|pennsylvania|phoenicia|quebec|rhodes|
saxony|siberia|sicily|silesia|sumatra|texas|virginia|yorkshire|galapagos`,
  ),
  PLANET: setOf(`earth|jupiter|mars|mercury|moon|neptune|saturn|uranus|venus`),
};

/** Names that students can guess without the text, as in 'won the _____ in Physics'. In lower case. */
export const commonplaceNames = setOf(
  `nobel prize|earth|moon|internet|web|world wide web|christmas|easter|bible`,
);

/** Fields of study that can have a capital letter, as in 'the Nobel Prize in Chemistry'. In lower case. */
export const fields = setOf(
  `medicine|literature|peace|law|history|music|economics|physics|chemistry|mathematics|biology|philosophy`,
);

/** Countries among the places, in lower case. */
export const countries =
  setOf(`afghanistan|albania|algeria|argentina|armenia|australia|austria|austria-hungary|bangladesh|belgium|
bolivia|brazil|britain|great britain|bulgaria|burma|canada|chile|china|colombia|congo|croatia|cuba|cyprus|denmark|ecuador|egypt|england|
estonia|ethiopia|finland|france|georgia|germany|ghana|greece|greenland|hungary|iceland|india|indonesia|iran|iraq|ireland|israel|
italy|jamaica|japan|jordan|kenya|korea|latvia|libya|macedonia|madagascar|malta|mexico|mongolia|morocco|nepal|netherlands|new zealand|
nigeria|norway|pakistan|palestine|panama|persia|peru|philippines|poland|portugal|prussia|romania|russia|scotland|
serbia|singapore|south africa|spain|sudan|sweden|switzerland|syria|taiwan|thailand|tibet|tunisia|turkey|ukraine|uruguay|
venezuela|vietnam|wales|yugoslavia|zimbabwe`);
