import { Menu } from '@mantine/core';
import { ShareForm, TemplateList } from './chunks.ts';
import { ShareWindow } from './share-window.tsx';

export type OpenWindow = 'share' | 'templates' | null;

/** In the course's menu: what opens the windows. */
export function ShareItems({ onOpen }: { onOpen: (which: OpenWindow) => void }) {
  return (
    <>
      <Menu.Item onClick={() => onOpen('share')}>Share a copy…</Menu.Item>
      <Menu.Item onClick={() => onOpen('templates')}>Start from a template…</Menu.Item>
    </>
  );
}

interface ShareWindowsProps {
  open: OpenWindow;
  onClose: () => void;
  /** To give the focus back where what opened the window is gone, as an entry of a menu is. */
  onClosed?: () => void;
}

export function ShareWindows({ open, onClose, onClosed }: ShareWindowsProps) {
  return (
    <>
      <ShareWindow opened={open === 'share'} onClose={onClose} onClosed={onClosed} title="Share a copy">
        <ShareForm />
      </ShareWindow>
      <ShareWindow
        opened={open === 'templates'}
        onClose={onClose}
        onClosed={onClosed}
        title="Start from a template"
      >
        <TemplateList onTaken={onClose} />
      </ShareWindow>
    </>
  );
}
