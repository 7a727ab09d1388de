/** Names in the passages, classified by hand, so that the rules do not depend on how the generator classifies names. */
const people = `Alfred Marshall|Adam Smith|Alfred Wegener|Wegener|Harry Hess|Anne Hathaway|Hamnet|Hamlet|Judith|John|Shakespeare|
William Shakespeare|Ben Jonson|John Heminges|Henry Condell|Macbeth|Othello|Desdemona|King Lear|Lear|Antoine Lavoisier|Joseph Priestley|
Dmitri Mendeleev|Augustus|Octavian|Julius Caesar|Caesar|Brutus|Cassius|Mark Antony|Cleopatra|Hannibal|Scipio|Romulus|
Romulus Augustulus|Odoacer|Emperor Hadrian|Hadrian|Emperor Constantine|Constantine|Edgar Codd|Rudolf Bayer|Eric Brewer|
Michael Stonebraker|Tim Berners-Lee|Paul Mockapetris|Vint Cerf|Bob Kahn|William Harvey|Galen|Marcello Malpighi|Karl Landsteiner|
King Louis XVI|Louis XVI|Maximilien Robespierre|Robespierre|Napoleon|Napoleon Bonaparte|General Napoleon Bonaparte|Melvin Calvin|
Jan Ingenhousz|Isaac Newton|Newton|Galileo Galilei|Johannes Kepler|Edmond Halley|James Watt|Watt|Karl Pearson|George Gallup|
Franklin Roosevelt|Ronald Fisher|Gamal Abdel Nasser|Beethoven|Ludwig van Beethoven|Joseph Haydn|Wolfgang Amadeus Mozart|
Franz Schubert|Franz Liszt|Carl Czerny|Johann Maelzel|Friedrich Schiller|George Miller|Nelson Cowan|Henry Molaison|Molaison|
Hermann Ebbinghaus|Elizabeth Loftus|John Tyndall|Svante Arrhenius|Charles Keeling|Milutin Milankovitch|James Hargreaves|
Richard Arkwright|Samuel Crompton|Thomas Newcomen|George Stephenson|John Snow|Friedrich Engels|
Søren Sørensen|Svante Arrhenius|Thomas Lowry|Aristotle|Kant|Immanuel Kant|Jeremy Bentham|John Stuart Mill|Philippa Foot|W. D. Ross|
Elizabeth Anscombe|Alasdair MacIntyre|David Ricardo|Friedrich List|John Locke|René Descartes|George Berkeley|David Hume|Hume|Plato|
Edmund Gettier|Alvin Goldman|Arthur Samuel|Frank Rosenblatt|Bertrand Russell|Henry VIII|Robert Lowth|John Dryden|Christoph Willibald Gluck|Gaetano Donizetti|Vincenzo Bellini|Giuseppe Verdi|
Georges Bizet|Giacomo Puccini|Alban Berg|Richard Wagner|Gioachino Rossini|Claudio Monteverdi|George Frideric Handel|Kaija Saariaho|Jacopo Peri`;
const places = `America|Europe|Versailles|France|Paris|Varennes|Austria|Italy|Egypt|Notre-Dame|Himalayas|South America|Africa|Asia|India|
California|San Francisco|Hawaii|Mid-Atlantic Ridge|Andes|San Andreas Fault|Mariana Trench|Challenger Deep|Berkeley|
Stratford-upon-Avon|Stratford|London|Thames|Globe Theatre|Denmark|Venice|Holy Trinity Church|England|Scotland|Nile|
Mediterranean Sea|Cairo|Alexandria|Suez Canal|Red Sea|Sinai Peninsula|Mount Catherine|Western Desert|Qattara Depression|Siwa|
Libya|Aswan|Aswan High Dam|Lake Nasser|Sudan|Abu Simbel|Bonn|Vienna|Mauna Loa|Pacific|Antarctica|Tambora|Rome|Carthage|
North Africa|Alps|Cannae|Zama|Gaul|Rubicon|Actium|Colosseum|Britain|Byzantium|Great Britain|Cromford|Lancashire|Rainhill|
Liverpool|Manchester|Crystal Palace|United States|Moon|Earth|Atlantic|CERN|IBM|Bastille|Pangaea|
New York|Le Havre|La Grande Jatte|Messina|Sicily|Strasbourg|Marseille|Hong Kong|Milan|Poland|Pisa|Germany|Switzerland|Japan|Canada|
Brazil|Mexico|Russia|China|Korea|Taiwan|Philippines|Norway|Warsaw|Washington|Florence|Cairo|Bradford|New Lanark|Dorset|Constantinople|
Cambridge`;

const namesWithKind = (names: string, kind: string) =>
  names.split('|').map((name) => [name.trim().toLowerCase(), kind] as const);

/** 'person' or 'place', by the name in lower case. Other names (works, institutions, events) are not included. */
export const nameKinds: ReadonlyMap<string, string> = new Map([
  ...namesWithKind(people, 'person'),
  ...namesWithKind(places, 'place'),
]);
