import { Modal, TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { PaletteGroup, PaletteItem } from './palette-groups.ts';
import styles from './palette.module.css';

interface PaletteWindowProps {
  /** See `PaletteProps`. */
  openCount: number;
  text: string;
  onText: (text: string) => void;
  /** The items that match the text. */
  groups: readonly PaletteGroup[];
  /** What the palette can find, as the placeholder of its field: 'Screens'. */
  finds: string;
  /** Why the text cannot be searched for. */
  problem?: string | null;
  /** True until the server has sent the results of this text. */
  isSearching?: boolean;
  /** Shown after the results, for example a failure. */
  children?: ReactNode;
}

/** A window with a search field and its results: a combobox whose list is always open. */
export function PaletteWindow({
  openCount,
  text,
  onText,
  groups,
  finds,
  problem,
  isSearching,
  children,
}: PaletteWindowProps) {
  const [opened, setOpened] = useState(false);
  const [lastOpenCount, setLastOpenCount] = useState(0);
  if (lastOpenCount !== openCount) {
    setLastOpenCount(openCount);
    setOpened(openCount > 0);
  }
  const close = () => {
    setOpened(false);
    onText('');
  };
  const choose = (item: PaletteItem) => {
    close();
    item.run();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      withCloseButton={false}
      size={600}
      yOffset={80}
      padding={0}
      attributes={{ content: { 'aria-label': 'Search' } }}
      classNames={{ body: styles.body ?? '' }}
    >
      <Choice
        {...{ text, onText, finds, problem: problem ?? null }}
        groups={groups}
        status={statusOf({ text, groups, problem: problem ?? null, isSearching: isSearching ?? false })}
        onChoose={choose}
      >
        {children}
      </Choice>
    </Modal>
  );
}

function statusOf({
  text,
  groups,
  problem,
  isSearching,
}: {
  text: string;
  groups: readonly PaletteGroup[];
  problem: string | null;
  isSearching: boolean;
}): string {
  // The field shows the problem.
  if (problem !== null || text.trim() === '') return '';
  if (isSearching) return 'Searching…';
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return 'Nothing found';
  return count === 1 ? '1 result' : `${count} results`;
}

interface ChoiceProps extends Pick<PaletteWindowProps, 'text' | 'onText' | 'groups' | 'finds' | 'children'> {
  problem: string | null;
  status: string;
  onChoose: (item: PaletteItem) => void;
}

/** The field keeps the focus. Arrows move the selection, Enter chooses it. */
function Choice({ text, onText, groups, finds, problem, status, onChoose, children }: ChoiceProps) {
  const prefix = useId();
  const items = groups.flatMap((group) => group.items);
  const [wantedId, setWantedId] = useState<string | null>(null);
  // Without a text nothing is selected, so that Enter does nothing unexpected. The selection stays when results arrive.
  const first = text.trim() === '' ? -1 : 0;
  const wanted = items.findIndex(({ id }) => id === wantedId);
  const selected = wanted === -1 ? Math.min(first, items.length - 1) : wanted;
  const optionId = (id: string) => `${prefix}${id}`;
  const listId = `${prefix}list`;
  const selectedId = items[selected]?.id;
  const activeId = selectedId === undefined ? undefined : optionId(selectedId);
  useEffect(() => {
    // jsdom has no `scrollIntoView`.
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  const move = (step: 1 | -1) => {
    // Without a selection, the arrow up selects the last item.
    const start = step === -1 ? Math.max(selected, 0) : selected;
    setWantedId(items[(start + step + items.length) % items.length]?.id ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const item = items[selected];
    const isComposing = event.nativeEvent.isComposing;
    if (isComposing || items.length === 0) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && item) onChoose(item);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <TextInput
        data-autofocus
        size="lg"
        variant="unstyled"
        classNames={{ wrapper: styles.field ?? '', input: styles.input ?? '', error: styles.problem ?? '' }}
        leftSection={<IconSearch size={20} aria-hidden />}
        placeholder={`${finds}…`}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-label="Search"
        aria-expanded={items.length > 0}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={activeId}
        value={text}
        error={problem}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => {
          onText(currentTarget.value);
          setWantedId(null);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={styles.found}>
        <div id={listId} role="listbox" aria-label="Results">
          {groups.map(({ label, items: groupItems }) => (
            <div key={label} role="group" aria-labelledby={optionId(`group ${label}`)}>
              <div id={optionId(`group ${label}`)} role="presentation" className={styles.group}>
                {label}
              </div>
              {groupItems.map((item) => (
                <UnstyledButton
                  key={item.id}
                  id={optionId(item.id)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={item.id === selectedId}
                  className={styles.option}
                  // Keeps the focus in the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(item)}
                >
                  <span className={styles.label}>{item.label}</span>
                  {item.description === '' ? null : (
                    <span className={styles.description}>{item.description}</span>
                  )}
                </UnstyledButton>
              ))}
            </div>
          ))}
        </div>
        {children}
        <p role="status" className={styles.status}>
          {status}
        </p>
      </div>
    </>
  );
}
