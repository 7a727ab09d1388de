import type { Browser, Locator, Page } from '@playwright/test';
import { register, signIn } from './support/account.ts';
import { expect, test, type ClockedServer } from './support/clocked-server.ts';
import { Person } from './support/person.ts';

// What the browser logs while the test is offline.
test.use({ allowed: [/ERR_INTERNET_DISCONNECTED/] });

const bank = [
  { question: 'Which planet is the largest?', answers: ['Mars', 'Jupiter'], correctAnswer: [2] },
  { question: 'Which planets have rings?', answers: ['Saturn', 'Venus', 'Uranus'], correctAnswer: [1, 3] },
  { question: 'Which planet is the nearest to the Sun?', answers: ['Mercury', 'Earth'], correctAnswer: [1] },
];

const notes = `The chloroplast is the organelle in which photosynthesis takes place.
The mitochondrion is the organelle that releases energy from sugar.
The nucleus is the organelle that keeps the genetic material of the cell.
The ribosome is the organelle on which proteins are put together.
The vacuole is the organelle that stores water for the cell.`;

/** The student's wrong answers, by question. All other answers are correct. */
const mistakes: Readonly<Record<string, string>> = {
  'Which planet is the largest?': 'Mars',
  'How many moons has the Earth?': '2',
};

/** A picture of a single pixel. */
const picture = {
  name: 'orbit.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  ),
};

/** The correct answers by question: the options to choose, or the text to write. */
type Key = Map<string, readonly string[]>;

const questionCards = (page: Page) => page.getByRole('listitem', { name: /^Question \d+$/ });

async function add(page: Page, type: string, question: string): Promise<Locator> {
  const before = await questionCards(page).count();
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByRole('menuitem', { name: type }).click();
  const card = questionCards(page).nth(before);
  await card.getByRole('textbox', { name: 'Question', exact: true }).fill(question);
  return card;
}

async function addChoice(
  page: Page,
  question: string,
  answers: readonly string[],
  correctNumber: number,
): Promise<void> {
  const card = await add(page, 'Multiple choice', question);
  for (const [at, text] of answers.entries()) {
    await card.getByRole('textbox', { name: `Answer ${at + 1}`, exact: true }).fill(text);
  }
  await card.getByRole('radio', { name: `Answer ${correctNumber} is correct` }).check();
  await card.getByRole('button', { name: /^Done/ }).click();
}

/** Writes five questions. The first one is about the attached file. */
async function writeQuestions(page: Page, key: Key): Promise<void> {
  const choiceQuestions: [string, string[]][] = [
    ['What does the picture orbit.png show?', ['An orbit', 'A cell']],
    ['Which force keeps the Moon in its orbit?', ['Gravity', 'Friction']],
    ['What is the Sun?', ['A star', 'A planet']],
  ];
  for (const [question, answers] of choiceQuestions) {
    await addChoice(page, question, answers, 1);
    key.set(question, answers.slice(0, 1));
  }
  const moons = await add(page, 'Number', 'How many moons has the Earth?');
  await moons.getByRole('textbox', { name: 'Number 1', exact: true }).fill('1');
  await moons.getByRole('button', { name: /^Done/ }).click();
  key.set('How many moons has the Earth?', ['1']);
  const words = await add(page, 'Short answer', 'What is the name of our galaxy?');
  await words.getByRole('textbox', { name: 'Answer 1', exact: true }).fill('Milky Way');
  await words.getByRole('button', { name: /^Done/ }).click();
  key.set('What is the name of our galaxy?', ['milky way']);
}

async function takeFromBank(page: Page, key: Key): Promise<void> {
  await page.getByRole('button', { name: 'From the bank' }).click();
  const picker = page.getByRole('dialog', { name: 'From the bank' });
  for (const { question, answers, correctAnswer } of bank) {
    await picker.getByRole('checkbox', { name: question }).check();
    key.set(
      question,
      correctAnswer.map((at) => answers[at - 1] ?? ''),
    );
  }
  await picker.getByRole('button', { name: 'Add 3 questions' }).click();
  await expect(picker).toBeHidden();
}

async function generateTwo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate' }).click();
  const generator = page.getByRole('dialog', { name: 'Generate' });
  await generator.getByText('From text').click();
  await generator.getByRole('textbox', { name: 'Text', exact: true }).fill(notes);
  await generator.getByRole('combobox', { name: 'Types' }).click();
  await page.getByRole('option', { name: 'Multiple choice' }).click();
  await page.keyboard.press('Escape');
  await generator.getByRole('textbox', { name: 'Number of questions' }).fill('2');
  await generator.getByRole('button', { name: 'Propose questions' }).click();
  const proposals = generator.getByRole('list', { name: 'Proposals' }).getByRole('checkbox');
  await expect(proposals).toHaveCount(2);
  await proposals.nth(0).check();
  await proposals.nth(1).check();
  await generator.getByRole('button', { name: 'Add 2 questions' }).click();
  await expect(generator).toBeHidden();
}

/** Adds the correct answers of the generated questions, which only their author can read. */
async function addGeneratedAnswers(person: Person, quizId: string, key: Key): Promise<void> {
  const { quizData } = await person.get<{
    quizData: { questions: { question_text: string; answers: { text: string; weight: number }[] }[] };
  }>(`/api/quiz/${quizId}`);
  expect(quizData.questions).toHaveLength(10);
  for (const { question_text: text, answers } of quizData.questions) {
    if (key.has(text)) continue;
    key.set(
      text,
      answers.filter(({ weight }) => weight === 100).map((answer) => answer.text),
    );
  }
}

async function buildQuiz(page: Page, server: ClockedServer, key: Key): Promise<string> {
  const email = await register(page, 'teacher', server.dataDir);
  await page.goto('/login');
  await signIn(page, email);
  const teacher = new Person(page.request, server);
  const { id } = await teacher.get<{ id: string }>('/api/user');
  const office = await page
    .context()
    .browser()
    ?.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.7' } });
  if (!office) throw new Error('There is no browser.');
  const admin = new Person(office.request, server);
  await admin.signInAsAdmin();
  await admin.patch(`/api/users/${id}/role`, { role: 'Instructor' });
  await office.close();
  for (const question of bank) {
    await teacher.post('/api/questions', {
      ...question,
      concepts: ['planets'],
      explanation: 'As seen by telescope.',
    });
  }

  await page.goto('/quiz/create-quiz');
  await page.getByRole('textbox', { name: 'Title' }).fill('Sky and cell');
  await writeQuestions(page, key);
  await takeFromBank(page, key);
  await generateTwo(page);
  await expect(questionCards(page)).toHaveCount(10);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(picture);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: picture.name })).toBeVisible();
  const published = page.getByRole('switch', { name: 'Published' });
  await published.click();
  await expect(published).toBeChecked();
  await expect(published).toBeEnabled();
  const quizId = new URL(page.url()).searchParams.get('quiz') ?? '';
  await addGeneratedAnswers(teacher, quizId, key);
  return quizId;
}

/** Chooses the answer option with this text. */
async function choose(card: Locator, text: string): Promise<void> {
  const option = card.locator('label').filter({ has: card.page().getByText(text, { exact: true }) });
  await option.locator('input').check();
}

async function answerQuestion(card: Locator, key: Key): Promise<string> {
  const question = (await card.getByRole('heading').textContent()) ?? '';
  const mistake = mistakes[question];
  const texts = mistake === undefined ? (key.get(question) ?? []) : [mistake];
  expect(texts, question).not.toHaveLength(0);
  const field = card.getByRole('textbox', { name: 'Your answer' });
  if (await field.isVisible()) await field.fill(texts[0] ?? '');
  for (const text of (await field.isVisible()) ? [] : texts) {
    await choose(card, text);
  }
  return question;
}

/** Takes the quiz on a phone, offline from question 4 to 6. */
async function takeQuiz(page: Page, key: Key): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click();
  for (let number = 1; number <= 10; number += 1) {
    const card = page.getByRole('region', { name: `Question ${number} of 10` });
    await expect(card).toBeVisible();
    if (number === 4) await page.context().setOffline(true);
    await answerQuestion(card, key);
    if (number === 6) {
      await expect(page.getByText('Not saved yet: offline. Kept on this device.')).toBeVisible();
      await page.context().setOffline(false);
    }
    if (number !== 4 && number !== 5) await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: number === 10 ? 'Hand in…' : 'Next' }).click();
  }
  const check = page.getByRole('dialog', { name: 'Hand in your answers?' });
  await expect(check.getByText('All questions are answered.')).toBeVisible();
  await check.getByRole('button', { name: 'Hand in', exact: true }).click();
}

async function practise(page: Page, key: Key): Promise<void> {
  const askedQuestions: string[] = [];
  for (const last of [false, true]) {
    const card = page.getByRole('form', { name: 'Card' });
    const question = (await card.getByRole('heading').textContent()) ?? '';
    askedQuestions.push(question);
    const [text = ''] = key.get(question) ?? [];
    const field = card.getByRole('textbox', { name: 'Your answer' });
    if (await field.isVisible()) await field.fill(text);
    else await choose(card, text);
    await card.getByRole('button', { name: 'Check answer' }).click();
    await expect(
      page.getByRole('group', { name: 'Your answer' }).getByText('Correct', { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: last ? 'Finish for today' : 'Next card' }).click();
  }
  expect(askedQuestions.toSorted()).toEqual(Object.keys(mistakes).toSorted());
}

async function studentOnAPhone(browser: Browser, server: ClockedServer): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'x-forwarded-for': '10.1.2.3' },
  });
  const page = await context.newPage();
  const email = await register(page, 'student', server.dataDir);
  await page.goto('/login');
  await signIn(page, email);
  return page;
}

test('an instructor builds a quiz, a student takes it with an interrupted connection, sees the explanations, and practises the next day', async ({
  page,
  browser,
  server,
}) => {
  const key: Key = new Map();
  const quizId = await buildQuiz(page, server, key);

  const phone = await studentOnAPhone(browser, server);
  await phone.goto('/quiz/categories');
  await phone.getByRole('link', { name: 'Sky and cell' }).click();
  await expect(phone).toHaveURL(new RegExp(`/quiz/${quizId}$`));
  const download = phone.waitForEvent('download');
  await phone.getByRole('link', { name: picture.name }).click();
  expect((await download).suggestedFilename()).toBe(picture.name);
  await takeQuiz(phone, key);

  await expect(phone.getByRole('region', { name: 'Score' })).toContainText('80 %');
  const missedQuestion = phone.getByRole('article').filter({ hasText: 'Which planet is the largest?' });
  await expect(missedQuestion).toContainText('Not correct');
  await expect(missedQuestion).toContainText('Jupiter');
  await expect(missedQuestion).toContainText('As seen by telescope.');

  // The missed questions are asked again the next day.
  await phone.goto('/practice');
  await expect(phone.getByRole('heading', { name: 'Nothing is due today' })).toBeVisible();
  await server.letDaysPass(1);
  await phone.goto('/practice');
  await practise(phone, key);
  await expect(phone.getByRole('heading', { name: 'Done for today' })).toBeVisible();
});
