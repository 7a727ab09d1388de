import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readQti } from './read-qti.ts';
import { item, quizFile, respcondition } from './testing/canvas-files.ts';

const read = (files: Record<string, string>) =>
  readQti(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
const readItems = (...items: readonly string[]) => readQti(strToU8(quizFile(items.join(''))));
const bare = (report: readonly { level: string; message: string }[]) =>
  report.map(({ level, message }) => `${level}: ${message.replace(/^The file, item \w+( “[^”]*”)?: /, '')}`);

const label = (ident: string, text: string, type = 'text/plain') =>
  `<response_label ident="${ident}"><material><mattext texttype="${type}">${text}</mattext></material></response_label>`;
const choice = (ident: string, labels: string, front = '', cardinality = 'Single') =>
  `<response_lid ident="${ident}" rcardinality="${cardinality}">${front}<render_choice>${labels}</render_choice></response_lid>`;
const left = (text: string) => `<material><mattext>${text}</mattext></material>`;
const feedback = (ident: string, text: string) =>
  `<itemfeedback ident="${ident}"><flow_mat><material><mattext texttype="text/html">&lt;p&gt;${text}&lt;/p&gt;</mattext></material></flow_mat></itemfeedback>`;
const equal = (value: string, part = 'response1') => `<varequal respident="${part}">${value}</varequal>`;

describe('items of Canvas', () => {
  test('are imported with their feedback', () => {
    const { questions, report } = readItems(
      item({
        type: 'multiple_choice_question',
        title: 'Planets',
        points: '2.5',
        prompt: '&lt;p&gt;The &lt;em&gt;largest&lt;/em&gt;?&lt;/p&gt;',
        responses: choice(
          'response1',
          label('11', 'Mars') + label('12', '&lt;b&gt;Jupiter&lt;/b&gt;', 'text/html'),
        ),
        conditions:
          `<respcondition><conditionvar>${equal('11')}</conditionvar><displayfeedback linkrefid="small"/></respcondition>` +
          respcondition(equal('12')),
        feedback:
          feedback('general_fb', 'Gas.') +
          feedback('12_fb', 'Yes.') +
          feedback('small', 'Red.') +
          feedback('correct_fb', 'Good.'),
      }),
    );
    expect(questions).toMatchObject([
      {
        type: 'MULTIPLE_CHOICE',
        question: 'The largest?',
        answers: ['Mars', 'Jupiter'],
        correctAnswer: [2],
        answerExplanations: ['Red.', 'Yes.'],
        explanation: 'Gas.',
        points: 2.5,
        name: 'Planets',
      },
    ]);
    expect(bare(report)).toEqual([
      'loss: The feedback correct_fb is skipped: “Good.”',
      'loss: HTML is reduced to text, without its formatting.',
    ]);
    expect(report[0]?.message).toMatch(/^The file, item i1 “Planets”: /);
  });

  test('with several correct answers can exclude wrong answers, and can have empty answers', () => {
    const labels = ['a', 'b', 'c', ''].map((text, at) => label(String(at), text)).join('');
    const not = (value: string) => `<not>${equal(value)}</not>`;
    const { questions, report } = readItems(
      item({
        type: 'multiple_answers_question',
        responses: choice('response1', labels, '', 'Multiple'),
        conditions: respcondition(`<and>${equal('0')}${not('1')}${equal('2')}${not('3')}</and>`),
      }),
    );
    expect(questions).toMatchObject([
      { type: 'MULTIPLE_ANSWERS', answers: ['a', 'b', 'c'], correctAnswer: [1, 3] },
    ]);
    expect(bare(report)).toEqual(['note: An empty answer is skipped.']);
  });

  test('match sides, with distractors, empty rows and equal rows', () => {
    const labels = label('1', 'Norway') + label('2', 'Italy') + label('3', 'Chad') + label('4', '');
    const row = (part: string, text: string) => choice(part, labels, left(text));
    const gives = (part: string, value: string) => respcondition(equal(value, part), '25.00', 'Add');
    const { questions, report } = readItems(
      item({
        type: 'matching_question',
        responses: row('a', 'Oslo') + row('b', 'Rome') + row('c', '') + row('d', 'Rome'),
        conditions: gives('a', '1') + gives('b', '2') + gives('c', '4') + gives('d', '2'),
      }),
    );
    expect(questions[0]?.pairs).toEqual([
      { left: 'Oslo', right: 'Norway' },
      { left: 'Rome', right: 'Italy' },
      { left: '', right: 'Chad' },
    ]);
    expect(bare(report)).toEqual([
      'note: An empty row is skipped.',
      'note: Only one of several equal rows is imported.',
    ]);
  });

  test('accept numbers exactly, with a margin, in a range and with a precision', () => {
    const range = (min: string, max: string) =>
      `<vargte respident="response1">${min}</vargte><varlte respident="response1">${max}</varlte>`;
    const { questions, report } = readItems(
      item({
        type: 'numerical_question',
        responses: '<response_str ident="response1"><render_fib fibtype="Decimal"/></response_str>',
        conditions:
          respcondition(`<or>${equal('3')}<and>${range('3.0', '3.0')}</and></or>`) +
          respcondition(`<or>${equal('5.1')}<and>${range('5.0', '5.2')}</and></or>`) +
          respcondition(range('10', '20')) +
          respcondition('<varequal respident="response1" margintype="percent" margin="20">200</varequal>') +
          respcondition(
            `<or>${equal('42')}<and><vargt respident="response1">41.5</vargt><varlte respident="response1">42.5</varlte></and></or>`,
          ),
      }),
    );
    expect(questions[0]?.numericAnswers).toEqual([
      { value: 3, tolerance: 0 },
      { value: 5.1, tolerance: 0.1 },
      { value: 15, tolerance: 5 },
      { value: 200, tolerance: 40 },
      { value: 42, tolerance: 0.5 },
    ]);
    expect(bare(report)).toEqual(['note: The bounds of a range count as right, too.']);
  });

  test('accept texts, once if they differ only in letter case', () => {
    const { questions, report } = readItems(
      item({
        type: 'short_answer_question',
        responses: '<response_str ident="response1"><render_fib/></response_str>',
        conditions: respcondition(equal('Oslo') + equal('oslo') + equal('Christiania')),
      }),
    );
    expect(questions).toMatchObject([{ type: 'SHORT_ANSWER', answers: ['Oslo', 'Christiania'] }]);
    expect(bare(report)).toEqual([
      'note: Accepted answers that differ only in letter case are imported once. Letter case is ignored.',
    ]);
  });

  test('with one blank or one dropdown become a short answer and a choice', () => {
    const labels = label('1', 'red') + label('2', 'blue');
    const { questions } = readItems(
      item({
        type: 'fill_in_multiple_blanks_question',
        responses: choice('response_x', labels, left('x')),
        conditions: respcondition(equal('1', 'response_x')),
      }),
      item({
        type: 'multiple_dropdowns_question',
        responses: choice('response_x', labels, left('x')),
        conditions: respcondition(equal('2', 'response_x')),
      }),
    );
    expect(questions).toMatchObject([
      { type: 'SHORT_ANSWER', answers: ['red', 'blue'] },
      { type: 'MULTIPLE_CHOICE', answers: ['red', 'blue'], correctAnswer: [2] },
    ]);
  });
});

describe('items of Canvas that are not or not completely supported', () => {
  test.each([
    ['calculated_question', 'error: Questions that are calculated from a formula cannot be imported.'],
    ['file_upload_question', 'error: Questions that are answered with a file cannot be imported.'],
    ['hot_spot_question', 'error: Questions of the type hot_spot_question cannot be imported.'],
    ['text_only_question', 'loss: A text that asks nothing is skipped.'],
    ['multiple_choice_question', 'error: There is nothing to choose from.'],
  ])('of the type %s are skipped, and the next is read', (type, line) => {
    const { questions, report } = readItems(item({ type }), item({ type: 'essay_question', prompt: 'Why?' }));
    expect(bare(report)).toEqual([line]);
    expect(questions).toMatchObject([{ type: 'ESSAY', question: 'Why?' }]);
  });

  test.each([
    ['cc.true_false.v0p1', 'TRUE_FALSE'],
    ['cc.multiple_choice.v0p1', 'MULTIPLE_CHOICE'],
    ['', 'TRUE_FALSE'],
  ])('of the profile %j are %s', (profile, type) => {
    const { questions } = readItems(
      item({
        profile,
        responses: choice('response1', label('t', 'True') + label('f', 'False')),
        conditions: respcondition(equal('f')),
      }),
    );
    expect(questions).toMatchObject([{ type, answers: ['True', 'False'], correctAnswer: [2], points: 1 }]);
  });

  test('report answers that earned less, and images', () => {
    const { questions, report } = readItems(
      item({
        type: 'multiple_choice_question',
        prompt: 'See &lt;img src="$IMS-CC-FILEBASE$/a.png" alt="the map"&gt;',
        responses: choice('response1', label('1', 'a') + label('2', 'b')),
        conditions: respcondition(equal('1'), '50') + respcondition(equal('2'), '100'),
      }),
    );
    expect(questions).toMatchObject([{ question: 'See [image: the map]', correctAnswer: [2] }]);
    expect(bare(report)).toEqual([
      'loss: The answer “a” earned a part of the points; it counts as wrong.',
      'loss: The image “a.png” is skipped: It is not in the file.',
    ]);
  });

  test('are not misread if their type is missing', () => {
    const blanks = ['a', 'b'].map((name) =>
      choice(`response_${name}`, label('1', 'x') + label('2', 'y'), left(name)),
    );
    const calculated = '<itemproc_extension><calculated/></itemproc_extension>';
    const { questions, report } = readItems(
      item({
        prompt: 'From [a] to [b]',
        responses: blanks.join(''),
        conditions: respcondition(equal('1', 'response_a')),
      }),
      item({
        responses: '<response_str ident="r"><render_fib fibtype="Decimal"/></response_str>',
        feedback: calculated,
      }),
    );
    expect(questions).toEqual([]);
    expect(bare(report)).toEqual([
      'error: Questions with several dropdowns cannot be imported.',
      'error: Questions that are calculated from a formula cannot be imported.',
    ]);
  });

  test('with far too many parts are skipped at once', () => {
    const rows = Array.from({ length: 10_000 }, (_, at) =>
      choice(`r${at}`, label(String(at), 'x'), left('y')),
    );
    const conditions = Array.from({ length: 10_000 }, (_, at) => respcondition(equal(String(at), `r${at}`)));
    const huge = item({
      type: 'matching_question',
      responses: rows.join(''),
      conditions: conditions.join(''),
    });
    expect(bare(readItems(huge).report)).toEqual([
      'error: Questions with more than 200 parts cannot be imported.',
    ]);
  });

  test('with two correct answers for a single choice are skipped, and the report names them', () => {
    const { questions, report } = readItems(
      item({
        type: 'multiple_choice_question',
        title: 'Either',
        responses: choice('response1', label('1', 'a') + label('2', 'b')),
        conditions: respcondition(equal('1')) + respcondition(equal('2')),
      }),
    );
    expect(questions).toEqual([]);
    expect(report).toEqual([
      { line: 4, level: 'error', message: 'The file, item i1 “Either”: Only one answer can be right here.' },
    ]);
  });
});

const essay = (fields = {}) => item({ type: 'essay_question', ...fields });
const meta = `<quiz identifier="q1" xmlns="http://canvas.instructure.com/xsd/cccv1p0">
  <title>From the settings</title><description>&lt;p&gt;Read &lt;b&gt;all&lt;/b&gt;.&lt;/p&gt;</description>
  <shuffle_answers>true</shuffle_answers><scoring_policy>keep_average</scoring_policy><hide_results>always</hide_results>
  <allowed_attempts>-1</allowed_attempts><time_limit>45</time_limit><access_code>secret</access_code><due_at/>
</quiz>`;

describe('packages of Canvas', () => {
  test('have the settings of their quiz, and report unsupported ones', () => {
    const { quizzes, report } = read({ 'q1/q1.xml': quizFile(essay()), 'q1/assessment_meta.xml': meta });
    const rules = { shuffleAnswers: true, answerRelease: 'NEVER', allowedAttempts: -1, timeLimit: 45 };
    expect(quizzes).toEqual([{ title: 'From the settings', description: 'Read all.', ...rules }]);
    expect(report.map(({ message }) => message)).toEqual([
      'q1/assessment_meta.xml: Skipped settings of the quiz: the access code, how attempts are scored (keep_average).',
      'q1/assessment_meta.xml: The description is reduced to text, without its formatting.',
    ]);
  });

  test('draw from groups, whose points count, and from banks that may be missing', () => {
    const group = (title: string, body: string, extra = '') =>
      `<section ident="s" title="${title}"><selection_ordering><selection><selection_number>1</selection_number>${extra}<selection_extension><points_per_item>3</points_per_item></selection_extension></selection></selection_ordering>${body}</section>`;
    const { questions, report } = read({
      'quiz.xml': quizFile(
        group('Orbits', essay() + essay()) +
          group('Moons', '', '<sourcebank_ref>b7</sourcebank_ref>') +
          essay({ points: '2' }),
      ),
    });
    expect(questions.map(({ points, category }) => [points, category])).toEqual([
      [3, 'Orbits'],
      [3, 'Orbits'],
      [2, undefined],
    ]);
    expect(report.map(({ level, message }) => `${level}: ${message}`)).toEqual([
      'note: quiz.xml: The group “Orbits” asks 1 of 2 questions. A quiz gets it as a pool. The question bank gets all of its questions.',
      'loss: quiz.xml: The group “Moons” is drawn from the bank b7, which is not in the file.',
    ]);
  });

  test('of courses contain each quiz twice: only the complete version is read, with the banks', () => {
    const bank =
      '<questestinterop><objectbank ident="b1"><qtimetadata><qtimetadatafield><fieldlabel>bank_title</fieldlabel><fieldentry>Stars</fieldentry></qtimetadatafield></qtimetadata>' +
      `${essay({ prompt: 'Sun?' })}</objectbank></questestinterop>`;
    const { questions, quizzes } = read({
      'q1/assessment_qti.xml': quizFile(essay({ prompt: 'Half?' })),
      'non_cc_assessments/q1.xml.qti': quizFile(essay({ prompt: 'Whole?' })),
      'non_cc_assessments/b1.xml.qti': bank,
    });
    expect(questions.map(({ question, category }) => [question, category])).toEqual([
      ['Whole?', undefined],
      ['Sun?', 'Stars'],
    ]);
    expect(quizzes).toMatchObject([{ title: 'A quiz' }]);
    expect(questions.map(({ quizIndex }) => quizIndex)).toEqual([0, undefined]);
  });

  test('with several quizzes use the title of each quiz as the category of its questions', () => {
    const { questions, quizzes, report } = read({
      'a.xml': quizFile(essay(), 'a', 'First'),
      'b.xml': quizFile(essay(), 'b', 'Second'),
    });
    expect(questions.map(({ category }) => category)).toEqual(['First', 'Second']);
    expect(questions.map(({ quizIndex }) => quizIndex)).toEqual([0, 1]);
    expect(quizzes).toEqual([{ title: 'First' }, { title: 'Second' }]);
    expect(report.map(({ level }) => level)).toEqual(['note']);
  });

  test('report files that are skipped, missing or damaged, and read the rest', () => {
    const manifest =
      '<manifest><resources><resource type="imsqti_xmlv1p2"><file href="quiz.xml"/><file href="gone.xml"/></resource></resources></manifest>';
    const { questions, report } = read({
      'imsmanifest.xml': manifest,
      'quiz.xml': quizFile(essay()),
      'broken.xml': '<a>\n<b>',
      'bomb.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
      'image.png': 'x',
      '__MACOSX/._quiz.xml': 'x',
    });
    expect(questions).toHaveLength(1);
    expect(report.map(({ level, message }) => `${level}: ${message}`)).toEqual([
      'error: broken.xml cannot be read: Missing end tag for element b (line 2, column 4).',
      'error: bomb.xml cannot be read: it declares a document type, which could hide entities.',
      'error: imsmanifest.xml: gone.xml is not in the package.',
      'loss: Files of the package are skipped: image.png.',
    ]);
  });

  test.each([
    [
      { 'a.xml': '<assessmentItem/>' },
      'The file is written in QTI 2 or later. QTI 1.2, as Canvas exports it, can be read.',
    ],
    [{ 'a.xml': '<html/>' }, 'There is no QTI 1.2 quiz in the file.'],
    [{ '../a.xml': '<html/>' }, 'A file in the package has a name that leads out of it.'],
  ])('report an error if there is no quiz in them', (files, message) => {
    expect(read(files)).toMatchObject({
      questions: [],
      quizzes: [],
      report: [{ line: null, level: 'error', message }],
    });
  });

  test('are read with a thousand questions of Canvas, and with as many pictures', () => {
    const lines = Array.from(
      { length: 50 },
      () => '              <mattext texttype="text/html">word</mattext>',
    );
    const body = Array.from({ length: 1_000 }, () =>
      item({
        type: 'essay_question',
        feedback: `<itemfeedback ident="none"><flow_mat>\n${lines.join('\n')}</flow_mat></itemfeedback>`,
      }),
    );
    const quiz = strToU8(quizFile(body.join('')));
    expect(quiz.length).toBeGreaterThan(2_500_000);
    const pictures = Array.from({ length: 1_000 }, (_, at) => [`media/${at}.png`, new Uint8Array(40_000)]);
    const { questions } = readQti(zipSync({ 'q1/q1.xml': quiz, ...Object.fromEntries(pictures) }));
    expect(questions).toHaveLength(1_000);
  });

  test('skip questions with more HTML than a question can have, and read the others', () => {
    const { questions, report } = readItems(
      item({ type: 'essay_question', prompt: '&lt;b&gt;'.repeat(170_000), title: 'Long' }),
      item({ type: 'essay_question' }),
    );
    expect(questions).toHaveLength(1);
    expect(bare(report)[0]).toBe('error: The HTML of a question must not be longer than 500,000 characters.');
  });

  test('are read up to 5,000 questions', () => {
    const many = quizFile(essay({ prompt: 'Why?' }).repeat(5_002));
    const { questions, report } = read({ 'quiz.xml': many });
    expect(questions).toHaveLength(5_000);
    expect(report.map(({ message }) => message)).toEqual([
      '5,002 questions were found: only the first 5,000 can be imported.',
    ]);
  });
});
