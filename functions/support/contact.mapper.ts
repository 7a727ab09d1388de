import type { ContactMessage } from '../../schema/support/contact.types.ts';
import type { ContactDocument } from './contact.store.ts';

export function toContactMessage(document: ContactDocument): ContactMessage {
  const { _id: id, name, email, message, userId, createdAt, answeredAt = null } = document;
  return { id, name, email, message, userId, createdAt, answeredAt };
}
