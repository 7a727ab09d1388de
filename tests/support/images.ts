import type { QuestionImage } from '../../schema/quizzes/question-image.type.ts';
import type { Browser } from './browser.ts';
import type { GatewayReply } from './gateways.ts';
import { sendForm } from './quizzes.ts';

export function sendImage(browser: Browser, content: Uint8Array, name = 'image.png'): Promise<GatewayReply> {
  return sendForm(browser, 'POST', '/api/images', [['file', new File([Buffer.from(content)], name)]]);
}

export async function uploadImage(browser: Browser, content: Uint8Array): Promise<QuestionImage> {
  const reply = await sendImage(browser, content);
  if (reply.status !== 201) throw new Error(`${reply.status} ${reply.text}`);
  return JSON.parse(reply.text) as QuestionImage;
}

/** A formatted question with the images in its text, an answer and its explanation. */
export const withImages = ({ text = '', answer = '', explanation = '' }) => ({
  type: 'MULTIPLE_CHOICE',
  textFormat: 'MARKDOWN',
  question: `Which graph is it?${text && `\n\n![A parabola](file:${text})`}`,
  answers: [answer ? `![A line](file:${answer})` : 'None', 'Both'],
  correctAnswer: [1],
  explanation: explanation && `![The solution](file:${explanation})`,
});
