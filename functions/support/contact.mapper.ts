import type { ContactDocument } from './contact.store.ts';

export type ContactMessageView = Omit<ContactDocument, '_id'> & { readonly id: string };

export function toContactMessage(document: ContactDocument): ContactMessageView {
  const { _id: id, name, email, message, userId, createdAt } = document;
  return { id, name, email, message, userId, createdAt };
}
