import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';

/** A password field that can show its text, also by keyboard, with a warning about Caps Lock. */
export function PasswordField(props: PasswordInputProps) {
  const [isCapsOn, setCapsOn] = useState(false);
  const [isShown, setShown] = useState(false);
  const detectCapsLock = (event: KeyboardEvent) => setCapsOn(event.getModifierState('CapsLock'));
  return (
    <div>
      <PasswordInput
        size="md"
        autoCapitalize="none"
        spellCheck={false}
        visible={isShown}
        onVisibilityChange={setShown}
        visibilityToggleButtonProps={{
          'aria-label': isShown ? 'Hide password' : 'Show password',
          tabIndex: 0,
        }}
        onKeyDown={detectCapsLock}
        onKeyUp={detectCapsLock}
        onBlur={() => setCapsOn(false)}
        // Mantine sets `aria-invalid` on its other fields, but not on this one.
        aria-invalid={Boolean(props.error)}
        {...props}
      />
      <CapsLockNote isOn={isCapsOn} />
    </div>
  );
}

function CapsLockNote({ isOn }: { isOn: boolean }) {
  return (
    <output style={{ display: 'block', fontSize: 14, marginTop: isOn ? 6 : 0 }}>
      {isOn ? 'Caps Lock is on.' : null}
    </output>
  );
}
