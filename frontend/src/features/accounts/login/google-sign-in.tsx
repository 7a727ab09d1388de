import { useQuery } from '@apollo/client/react';
import { Button, Divider } from '@mantine/core';
import { IconBrandGoogle } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { returnPath } from '../../../lib/return-path.ts';
import { siteSettingsQuery } from '../account-documents.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { googleAddress } from './google.ts';

interface GoogleSignInProps {
  /** Why the last attempt failed. */
  failure: string | null;
  /** Opens a page of another site. */
  leaveTo?: (address: string) => void;
}

const goTo = (address: string) => window.location.assign(address);

/** Sign-in with Google, if this site offers it. */
export function GoogleSignIn({ failure, leaveTo = goTo }: GoogleSignInProps) {
  const { data } = useQuery(siteSettingsQuery);
  const from = returnPath(useLocation());
  const clientId = data?.site?.googleClientId;
  if (!clientId) return null;
  const start = () => leaveTo(googleAddress(clientId, from));
  return (
    <>
      <Divider label="or" my="md" />
      {failure === null ? null : (
        <FormFailure title={texts.login.failure} onRetry={start}>
          {failure}
        </FormFailure>
      )}
      <Button
        variant="default"
        size="md"
        fullWidth
        mt={failure === null ? 0 : 'md'}
        leftSection={<IconBrandGoogle size={20} aria-hidden />}
        onClick={start}
      >
        Continue with Google
      </Button>
    </>
  );
}
