import { Alert, Button, Group } from '@mantine/core';
import { ago } from '../../../../lib/ago.ts';
import { screenHeading } from '../../../../lib/screen-heading.ts';
import { differencesBetween } from '../model/differences.ts';
import { useBuilderStore, useBuilt, useTab } from './use-builder.ts';

/** A draft of the quiz that was left behind: in a tab that went away, or by a crash. */
export function DraftOffer() {
  const [offer] = useTab(({ offers }) => offers);
  const saved = useBuilt((state) => state.saved);
  const { takeUp, turnDown } = useBuilderStore().getState();
  if (!offer) return null;
  const decide = (how: typeof takeUp) => {
    how(offer);
    screenHeading()?.focus();
  };
  return (
    <Alert color="ink" title={saved ? 'You have a draft of this quiz' : 'You have a draft of a quiz'}>
      Written {ago(offer.writtenOn)}, and not saved.
      {offer.isOlder && saved ? ` The quiz was saved elsewhere since, ${ago(saved.updatedOn)}.` : null}
      {saved ? (
        <ul>
          {differencesBetween(offer.content, saved.content).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        ` It is called ‘${offer.name}’.`
      )}
      <Group gap="sm" mt="sm">
        <Button variant="outline" onClick={() => decide(takeUp)}>
          Go on with your draft
        </Button>
        <Button variant="subtle" onClick={() => decide(turnDown)}>
          Discard
        </Button>
      </Group>
    </Alert>
  );
}
