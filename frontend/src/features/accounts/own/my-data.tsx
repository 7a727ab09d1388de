import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { failureMessage } from '../../../lib/server-failure.ts';
import { showSuccess } from '../../../lib/show-notice.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { Sending } from '../../../ui/form/sending.tsx';
import { exportMyDataQuery } from './own-account-documents.ts';
import { Section } from './section.tsx';

interface ExportedFile {
  readonly fileName: string;
  readonly contentType: string;
  /** Base64. */
  readonly content: string;
}

/** Downloads a file from a response. */
function download({ fileName, contentType, content }: ExportedFile): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: contentType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the URL only after the click, so it has to stay valid for a while.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

type Export = { readonly name: 'idle' | 'running' } | { readonly name: 'failed'; readonly error: unknown };

/** Downloads all stored data as a file. */
export function MyData() {
  const client = useApolloClient();
  const [state, setState] = useState<Export>({ name: 'idle' });
  const exportAll = async () => {
    if (state.name === 'running') return;
    setState({ name: 'running' });
    try {
      const { data } = await client.query({ query: exportMyDataQuery, fetchPolicy: 'no-cache' });
      if (data?.exportMyData) download(data.exportMyData);
      setState({ name: 'idle' });
      showSuccess('Your data was downloaded.');
    } catch (error) {
      setState({ name: 'failed', error });
    }
  };
  return (
    <Section
      id="data"
      lead="Download everything that we store about you: your account, courses, quizzes, attempts, messages and more. You get a ZIP file with one JSON file for each kind of data."
    >
      <Button variant="default" onClick={() => void exportAll()}>
        Download my data
      </Button>
      {state.name === 'failed' ? (
        <FormFailure title="Your data was not downloaded" onRetry={() => void exportAll()}>
          {failureMessage(state.error)}
        </FormFailure>
      ) : null}
      <Sending message={state.name === 'running' ? 'Preparing your data…' : null} />
    </Section>
  );
}
