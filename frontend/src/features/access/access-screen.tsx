import { Modal, Text, VisuallyHidden } from '@mantine/core';
import { Navigate, useLocation } from 'react-router-dom';
import { texts } from '../../../../core/texts.ts';
import { useIsBarred } from '../../lib/access.ts';
import { returnPath } from '../../lib/return-path.ts';
import { AccessForm } from './access-form.tsx';

const nothing = () => {};

/** The dialog before every screen of a site that requires access. It cannot be closed, only answered. */
export function AccessScreen() {
  const isBarred = useIsBarred();
  const location = useLocation();
  if (!isBarred) return <Navigate to={returnPath(location)} replace />;
  return (
    <div className="wrap">
      <VisuallyHidden component="h1">{texts.websiteAccess.title}</VisuallyHidden>
      <Modal
        opened
        onClose={nothing}
        title={texts.websiteAccess.title}
        withCloseButton={false}
        closeOnEscape={false}
        closeOnClickOutside={false}
        centered
      >
        <Text>
          This site isn’t public. Enter the email address and password that its administrator gave you.
        </Text>
        <AccessForm />
      </Modal>
    </div>
  );
}
