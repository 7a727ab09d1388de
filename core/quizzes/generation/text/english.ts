function wordsIn(words: string): readonly string[] {
  return words.trim().split(/\s+/);
}

export const determiners = new Set(
  wordsIn(`a an the each every any some no all most many few several both either neither another its their his her our
    your my one two three four five six seven eight nine ten these those this that such certain various other more`),
);

export const prepositions = new Set(
  wordsIn(`of in on at by for from into onto with without within through throughout across between among against over
    under above below behind beyond during before after since until toward towards upon via per near inside outside
    around along about despite except like unlike to called named as than`),
);

export const auxiliaries = new Set(wordsIn('is are was were has have had can may will must'));

const functionWords =
  wordsIn(`and or but nor so yet if then else when while where which who whom whose what why how that
  because although though unless whether once not only also just even still already again ever never always often
  sometimes usually perhaps rather quite very too much less least more most there here it they them he she him we us
  you i me itself themselves himself herself oneself another own same enough
  be is are was were been being am do does did done have has had having can could may might must shall should will would
  cannot don't doesn't isn't aren't wasn't weren't
  first second third last next previous former latter following above below later earlier
  e.g i.e etc vs eg ie
  today tomorrow yesterday now soon ago well far off up down out away apart together back instead therefore however
  thus hence moreover furthermore meanwhile otherwise nevertheless nonetheless
  whereas afterwards beforehand nowadays eventually originally initially later thereafter thereby whenever wherever
  hundred thousand million billion trillion dozen half twice
  monday tuesday wednesday thursday friday saturday sunday
  january february march april june july august september october november december`);

/** Base forms of words that are nearly always verbs. */
const verbs =
  wordsIn(`accept achieve acquire die add adhere adopt affect aim allow appear apply argue arise ask assign assume
  attach attain avoid become begin behave belong bind break bring build call carry choose combine compare compete
  complete compose comprise compute conclude conduct confirm connect conquer consider consist constitute consume contain
  continue contribute convert create declare decline decrease define deliver demand deny depend derive describe destroy
  detect determine develop differ diffuse digest disappear discover distinguish divide dominate draw drive eat elect
  eliminate emerge employ enable encode encourage end enter ensure establish estimate evolve examine exceed exist expand
  expect explain express extend facilitate fail fall feed fight fill find flow follow forbid forget found gain gather
  generate get give go govern grow happen help hold identify imagine implement imply improve include inform inhibit
  inherit inject insert interact introduce invade invent involve join justify keep kill know lack lay lead learn leave
  let lie live locate lose maintain make mean meet migrate modify motivate move multiply need obey obtain occupy occur
  offer open oppose own participate pass pay perform permit possess predict prefer prepare present preserve prevent
  proceed produce promote propose protect prove provide publish pull push put raise reach react read receive recognize
  recognise reduce refer reflect refuse regulate reject relate release rely remain remember remove repeat replace
  replicate represent require resemble resist respond restore restrict result retain return reveal rise run satisfy say
  secrete see seek select sell send separate serve set shift show shrink sign speak specify speed spend spread stabilize
  stand start stay stop strengthen succeed suffer suggest summarize summon supply support surround survive swell take
  teach tell tend think transcribe transfer transform translate transmit trap travel treat try turn undergo understand
  use vary wait want weaken win work write yield abolish accompany accumulate activate adapt adjust administer arrive
  ask attack attract behead capture carve catalyse catalyze cease circulate cite classify collapse colonize compel
  condense convene crown crush decide decompose defeat defend depict deposit descend dissolve distribute double enforce
  escape evaluate evaporate execute exert exhibit export face favour favor finance flee flourish force-feed guarantee
  guillotine import impose incorporate indicate initiate insist inspire install interpret interrupt invest issue label
  launch legalize limit link march marry measure mediate merge mix negotiate nominate observe organize organise outlaw
  overthrow overlap persuade precede process proclaim prohibit prosper publish punish purchase quantify range rebel
  recommend recover reform regard reign reinforce rename resign retreat reverse revolt rotate rule seize settle
  shape signal sink solve split stem-from store storm stretch strike struggle submit summarise supersede suppose
  surrender sustain tax threaten tolerate trade trigger underestimate unify unite urge utilize verify vote weigh widen
  withdraw hydrolyse hydrolyze phosphorylate oxidize oxidise pump line absorb cross enclose halve wind sleep deserve blame intersect look drop rely depart fit
  abandon alter amplify announce annex appoint approve assassinate assemble attend bend boil borrow bounce bury celebrate chew clash
  cling collide come commit communicate complain comprehend concentrate condemn confuse conserve construct consult contradict convince
  cool corrode crawl criticise criticize decorate dedicate deform delete demonstrate deploy depose deprive disturb dive drown edit educate
  eject embrace emit emphasize enrich entertain erase erupt exaggerate exclude exploit explode explore expose extract fade finish float
  fold freeze glow grab grind handle heal hide imitate imprison infect inspect insulate integrate interfere invert irrigate isolate lengthen
  listen loosen lose mature melt memorize memorise modernize navigate neglect nourish obstruct outlive overtake overwhelm penetrate perceive
  persist pierce plead pollinate pollute postpone pour pray preach precipitate preside prevail prolong pronounce prosecute provoke purify
  radiate rebuild recall reconstruct recruit recycle refine rejoin relieve remind repair repel reproduce reside resolve restrain resume
  retire reunite revise revive revolve roam rot save scatter scrape scream shave shrink sing sit soak soften sow spill spoil sprout squeeze
  steal steer stimulate sting stir swallow swear sweep swim tighten tremble undo unlock upset vanish vibrate violate wander warn weave weep
  whisper wipe worship wrap yell answer-back compensate declare exempt facilitate forgive inhabit`);

const irregular =
  wordsIn(`arose arisen ate eaten became began begun bore born bound bred broke broken brought built came
  caught chose chosen cut dealt drawn drew driven drove fallen fell fed felt fled flew flown forbade forbidden forgot
  forgotten fought found gave given gone gotten got grew grown heard held hid hidden hung kept knew known laid lain led
  left lent lost made meant met paid proven put ran read risen rose said sang sat saw seen sent shown shrank shrunk slain
  slept sold sought spent spoke spoken spread stood stolen stole struck stuck swam swum swollen swore sworn taken taught
  thought threw thrown told took torn understood undertook undertaken went won wore worn wrote written withdrew withdrawn
  overthrew overthrown overcame underwent undergone split shed shut hit hurt let set cost beat beaten crowned lies lying`);

/** Past forms of verbs whose base form is usually a noun or an adjective, or is rare. */
const pastOnly =
  wordsIn(`abdicated accused agreed analyzed analysed arrested believed branched calculated climbed coined collected
    compiled compressed consolidated convicted corrected deepened discouraged dismissed distorted drafted dragged earned
    embedded enrolled equipped eradicated exhaled expelled expired extinguished formulated graduated induced inhaled injured
    intended investigated judged lasted mocked noticed patented photographed picked played polished posted reabsorbed
    rediscovered reintroduced reopened repealed replied revoked secured sentenced terminated undermined vaccinated wounded`);

/** Words that can be nouns or verbs. */
export const nounVerbs = new Set(
  wordsIn(`act aim answer attack balance benefit account bond burden capture cause center centre change charge claim code contact
    control copy cost crown cycle damage decrease defeat delay demand design display document dose drop effect end
    estimate exchange exercise export fight figure filter focus force form function gain grant group guard help import
    increase influence issue label lack launch level limit line link load march mark mass matter measure model move name
    need offer order package pattern peak place plan plant point position practice present pressure process produce
    profit progress project pump purchase question range rank rate reach record reform reign release report request
    respect rest result return reverse revolt rise risk rule sample scale score seed sense separate shape share shift
    sign signal sort source split spread stage start state stem step stop store stress strike struggle study sum supply
    support surface switch target tax test time trade transfer transport trap trial trigger turn type use value view
    visit vote walk waste work yield storm bridge house lead respond lock reward experience conflict contract
    heat flood paint ring train spring seal seat mine mount file fuel load mask date guide dance drink command back ban access blow burn
    challenge circle combat count crack crash cure decay doubt drain drift fund harm harvest hate hunt jump kick lift love loan murder nurse
    pass poison praise print programme punch rain rent rescue ride roll rub ruin rush sail scan scratch shake shelter shine shock shoot shout
    slide smell smile snap spin spray stain strip surge swing tackle tear tie touch tour trace trust twist wash watch wonder word index query
    color colour dance author access coat cover dust face fire fish host house land milk name nest note park plug pour pull push`),
);

const adjectives =
  wordsIn(`able active actual additional adjacent available basic big brief broad careful central clear
  close common complete complex considerable constant correct crucial current daily dangerous deep different difficult
  direct due early easy effective entire equal essential exact extra fair false familiar famous fast final fine flat
  free frequent full general given good great greater hard heavy high higher highest huge human-made ideal identical
  immediate important impossible inner intense key known large larger largest late left likely little long longer low
  lower lowest main major minor modern multiple narrow natural necessary new normal obvious old older open original
  outer overall particular perfect poor popular possible powerful practical precise present pure quick rapid rare raw
  ready real recent regular related relative relevant rich right rough safe separate serious severe short shorter
  significant similar simple single slow small smaller smallest smooth soft special specific stable standard-issue
  strong stronger sudden suitable sure tall thick thin tiny top total true typical underlying unequal uniform unique
  unknown useful usual valid vast visible weak weaker whole wide wider worse worst wrong young better best bad deeply
  alone alike alive afraid aware capable responsible independent dependent subject enough rarely worth bankrupt
  ordinary loyal angry happy fewer upper mid middle green red blue white black yellow brown left-hand right-hand double dense cold hot warm wet
  dry extreme willing average`);

/** Nouns that are too unspecific for a question. */
export const genericNouns = new Set(
  wordsIn(`ability action activity addition advantage aim amount answer approach area aspect basis beginning bit case
    category chance change characteristic choice class condition consequence course day degree detail difference
    difficulty direction effect element end event example extent fact factor feature field figure form function goal
    group idea importance instance issue item kind lack level life line list lot majority man matter meaning means
    method moment month name nature need number object occasion order part people percent percentage period person
    piece place point portion position possibility problem process product property purpose quality quantity question
    range rate reason region relation result role rule same section series set shape side situation size sort source
    space stage state statement step structure study subject substance success system task term test thing time topic
    total type unit use user value variety view way week while whole woman word work world year century decade hour
    minute author book chapter text student teacher lecture rest top bottom middle front back outcome help others
    priori posteriori everyone everything nothing something anything someone anyone half third quarter pair couple version piece data
    today note notes man men women child children`),
);

/** Nouns and names with the ending of an adverb or a participle. */
const exceptions = new Set(
  wordsIn(
    `alfred manfred wilfred mildred seed weed breed steed emily ally anomaly assembly belly bully butterfly family fly italy jelly lily monopoly reply sicily supply tally`,
  ),
);

/** All regular forms of a verb. Some of them are not words, which does no harm. */
function formsOf(verb: string): string[] {
  const stemmed = verb.replace(/e$/, '');
  const soft = verb.replace(/y$/, 'i');
  const doubled = `${verb}${verb.slice(-1)}`;
  return [
    verb,
    `${verb}s`,
    `${verb}es`,
    `${soft}es`,
    `${verb}d`,
    `${verb}ed`,
    `${soft}ed`,
    `${doubled}ed`,
    `${stemmed}ing`,
    `${verb}ing`,
    `${doubled}ing`,
  ];
}

const verbForms = new Set([
  ...verbs.filter((verb) => !nounVerbs.has(verb)).flatMap(formsOf),
  ...[...nounVerbs].flatMap((verb) => formsOf(verb).filter((form) => /(?:ed|ing)$/.test(form))),
  ...irregular,
  ...pastOnly,
]);

const baseVerbs = new Set(verbs.filter((verb) => !nounVerbs.has(verb)));

/** Whether a word is the base form of a verb, and not also a noun. All functions here expect words in lower case. */
export function isBaseVerb(lower: string): boolean {
  return baseVerbs.has(lower);
}

const pastForms = new Set([...irregular, ...pastOnly, 'was', 'were', 'had', 'did']);

/** Whether a word is a past form or a participle: 'rose', 'became', 'rescued'. */
export function isPastForm(lower: string): boolean {
  return pastForms.has(lower) || (isVerb(lower) && lower.endsWith('ed'));
}

const functionSet = new Set([...determiners, ...prepositions, ...functionWords]);
const adjectiveSet = new Set(adjectives);

/** Whether a word is an adjective that is not part of a term. */
export function isAdjective(lower: string): boolean {
  return adjectiveSet.has(lower) || /-(?:known|like|sized|looking)$/.test(lower);
}

/** Whether a word is a form of a verb, and not also a noun. */
export function isVerb(lower: string): boolean {
  return verbForms.has(lower) || /(?:[^aeiou]|at|is|iz)(?:ified|ifies|ised|ized|ises|izes)$/.test(lower);
}

export function isFunctionWord(lower: string): boolean {
  return functionSet.has(lower);
}

/** Whether a word cannot be part of a term: a function word, verb, participle or adverb. */
export function isBreaker(lower: string): boolean {
  if (functionSet.has(lower) || isVerb(lower)) return true;
  return lower.length > 4 && !exceptions.has(lower) && /(?:[^e]ed|[^i]ly|ically|[a-z]{3}ily)$/.test(lower);
}
