/** Notes of a biology class: Markdown with headings, bold terms, a list and a table. */
export const biology = `# The cell

All living things are made of cells. A **cell** is the smallest unit of life that can survive and reproduce on its own. The human body contains about 37 trillion cells, and most of them are replaced within a few years.

Every cell is surrounded by the **cell membrane**, a thin double layer of lipids. It controls what enters and what leaves. Water crosses the membrane through small channels called aquaporins. Osmosis is the movement of water through a semipermeable membrane towards the side with more dissolved substances. Diffusion is the movement of particles from a region of high concentration to a region of low concentration. Neither of them needs energy.

## Organelles

- **Mitochondrion**: an organelle that releases energy from glucose and oxygen
- **Ribosome**: a particle that joins amino acids into proteins
- **Nucleus**: the compartment that encloses the chromosomes of a cell
- **Lysosome**: a small sac in which worn-out parts are digested

The energy that a mitochondrion releases is stored in adenosine triphosphate (ATP). Muscles at rest break down ATP slowly, e.g. while a person sleeps. Plant cells carry out photosynthesis in chloroplasts, which contain the green pigment chlorophyll. During photosynthesis, plants use sunlight to build glucose from carbon dioxide and water.

The nucleus of a human cell holds 46 chromosomes. Each chromosome is one long molecule of DNA, wound around proteins called histones. An enzyme is a protein that speeds up a chemical reaction without being used up. Most human enzymes work best at 37 °C and are destroyed above 60 °C. The enzyme amylase breaks down starch in the mouth.

| organelle | size |
| --------- | ---- |
| ribosome  | 25 nm |

Bacteria have no nucleus. Their DNA lies freely in the cytoplasm, and their ribosomes are smaller than those of animals. Antibiotics such as tetracycline block bacterial ribosomes.
`;

/** A page of a history book, pasted as plain text with hard line breaks. */
export const history = `The French Revolution

By 1788 the French crown was close to bankruptcy. Wars abroad, above all the support
of the American colonies, had doubled the debt, and half of the yearly revenue went
to interest. Louis XVI therefore summoned the Estates-General, an assembly that had
not met since 1614. It opened at Versailles on 5 May 1789.

The Third Estate represented about 97 percent of the population, yet it had a single
vote like the clergy and the nobility. In June its deputies declared themselves the
National Assembly. The Tennis Court Oath was a promise not to part before France had a
constitution. On 14 July 1789 a crowd stormed the Bastille, a royal fortress in Paris
that held only 7 prisoners. In August the National Assembly abolished feudal dues and
adopted the Declaration of the Rights of Man, which Lafayette had drafted with the help
of Thomas Jefferson.

Maximilien Robespierre was a lawyer from Arras who led the Committee of Public Safety.
The Committee of Public Safety was a group of 12 deputies that governed France during
the Terror. The Jacobins were a political club whose members met in a former convent.
By the Terror we mean the months from September 1793 to July 1794 in which opponents
were tried without defence. About 17,000 people were guillotined after a sentence, among
them Marie Antoinette and Georges Danton. Robespierre himself was executed on 28 July 1794.

The Directory followed. It was weak, and it depended on the army. In November 1799
Napoleon Bonaparte overthrew the Directory and made himself First Consul. The Consulate
reformed schools, taxes and the law. The Napoleonic Code was a collection of civil laws
that treated all men as equal. However, women lost rights that they had gained during the
Revolution. Napoleon crowned himself emperor in Notre-Dame in 1804. The Holy Roman Empire
was dissolved two years later, after the Battle of Austerlitz. The Congress of Vienna
restored the Bourbon monarchy in 1815.
`;

/** A summary for a statistics course: definitions in prose, decimals, abbreviations. */
export const statistics = `# Describing data

The mean is the sum of all values divided by their number. The median is the value that separates the lower half of a sorted sample from the upper half. A few extreme values pull the mean towards them, whereas the median hardly moves. For this reason incomes are usually summarised by the median. Outliers – values far from all others, e.g. typing errors – should be checked before anything is computed.

The variance is the average squared distance from the mean. The square root of the variance is called the standard deviation. In a normal distribution about 68 % of all values lie within one standard deviation of the mean, and about 95 % lie within two. The interquartile range refers to the distance between the first and the third quartile. A box plot shows the median, the quartiles and the outliers of a sample.

# Inference

A population is the complete set of units about which something is to be said. A sample is a part of the population that is actually observed. Random sampling protects against selection bias. The standard error measures how much an estimate varies from sample to sample. It shrinks with the square root of the sample size: four times as many observations halve the standard error.

The null hypothesis: the statement that there is no effect or no difference. A Type I error means that a true null hypothesis is rejected. The significance level is the probability of a Type I error that one is willing to accept. Most researchers use a significance level of 0.05, a convention that goes back to Ronald Fisher. The power of a test is the probability that it detects an effect that really exists. Jacob Cohen recommended a power of at least 0.8. A p-value is not the probability that the null hypothesis is true.

The correlation coefficient ranges from -1 to 1. Correlation does not imply causation. Karl Pearson introduced the correlation coefficient in 1895. Linear regression fits a straight line by the method of least squares, which Gauss used in 1801 to find the dwarf planet Ceres.
`;

export const french = `# La cellule

La mitochondrie est un organite qui libère l'énergie du glucose. Le ribosome est une particule qui assemble les acides
aminés. Le noyau est un compartiment qui contient les chromosomes. Une enzyme est une protéine qui accélère une réaction.
Il contient 46 chromosomes chez l'homme. Le corps humain compte 206 os et environ 600 muscles.
`;

export const german = `Die Zelle ist eine kleine Einheit des Lebens. Das Ribosom ist ein Teilchen, das Eiweiße baut. Am
28. Juli 1794 wurde er z. B. hingerichtet. Die Osmose ist die Bewegung von Wasser durch eine dünne Haut. Der Zellkern
des Menschen enthält 46 Chromosomen und ist von einer Hülle umgeben. Das Enzym ist ein Stoff, der Reaktionen schneller
macht.
`;
