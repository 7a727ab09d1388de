import { Alert, Button, Group } from '@mantine/core';
import { useStore } from 'zustand';
import { ago } from '../../../lib/ago.ts';
import { screenHeading } from '../../../lib/screen-heading.ts';
import { titleOf } from '../../../lib/notes/note-title.ts';
import type { NoteSaver } from '../saving/note-saver.ts';
import { hasUnsaved } from '../saving/note-state.ts';

/**
 * Offers an unsaved version of another tab, for example from before the browser was closed. On the page of a new note,
 * this is another new note: it is offered until the user writes something.
 */
export function NoteOffers({ saver }: { saver: NoteSaver }) {
  const { store } = saver;
  const offers = useStore(store, (state) => state.offers);
  const isNew = useStore(store, ({ saved }) => saved === null);
  const isUnsaved = useStore(store, hasUnsaved);
  const [offer] = offers;
  if (!offer || (isNew && isUnsaved)) return null;
  const title = isNew ? 'A note isn’t saved yet' : 'This note has changes that aren’t saved';
  const what = isNew ? `‘${titleOf(offer.fields)}’, written` : 'They were written';
  return (
    <Alert color="ink" mb="md" title={title}>
      {what} {ago(offer.writtenAt)} in another tab on this device.
      {offers.length === 1 ? null : ` ${offers.length - 1} more after this one.`}
      <Group gap="sm" mt="sm">
        <Button
          variant="outline"
          onClick={() => {
            screenHeading()?.focus();
            void saver.takeOffer(offer);
          }}
        >
          {isNew ? 'Go on with it' : 'Compare the versions'}
        </Button>
        <Button
          variant="subtle"
          onClick={() => {
            screenHeading()?.focus();
            saver.discardOffer(offer);
          }}
        >
          Discard
        </Button>
      </Group>
    </Alert>
  );
}
