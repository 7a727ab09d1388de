import { Button, Progress, TextInput } from '@mantine/core';
import { useFileDialog } from '@mantine/hooks';
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { imageTypes } from '../../../../core/files/image-size.ts';
import styles from './image-insert.module.css';
import { applyEdit, imageEdit, selectionOf } from './markdown-edit.ts';
import { type ImageUpload, useImageUpload } from './use-image-upload.ts';

type Field = HTMLTextAreaElement | HTMLInputElement;

interface ImageInsertProps {
  /** False if the text in the field is not formatted, so that it cannot have images. */
  isOn: boolean;
  /** The field. `choose` opens the dialog that chooses an image. */
  children: (choose: () => void) => ReactNode;
}

/** Lets the user paste, drop or choose an image for the text field in `children`. Asks for a description. */
export function ImageInsert({ isOn, children }: ImageInsertProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { upload, start, cancel } = useImageUpload();
  const [isOver, setOver] = useState(false);
  const dialog = useFileDialog({
    accept: imageTypes.join(','),
    multiple: false,
    resetOnOpen: true,
    onChange: (files) => startUpload(files ?? []),
  });
  const startUpload = (files: ArrayLike<File>) => {
    const [file] = Array.from(files);
    if (file) start(file);
  };
  const field = () => frame.current?.querySelector<Field>('textarea, input') ?? null;
  const close = () => {
    cancel();
    field()?.focus();
  };
  const insert = (id: string, description: string) => {
    const target = field();
    cancel();
    if (target) applyEdit(target, imageEdit(selectionOf(target), { id, description }));
  };
  const handlers = {
    onPaste: (event: ClipboardEvent) => {
      // Copied cells of a spreadsheet are both text and an image on the clipboard. The user wants the text.
      if (event.clipboardData.files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
      event.preventDefault();
      startUpload(event.clipboardData.files);
    },
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      startUpload(event.dataTransfer.files);
    },
  };
  return (
    <div className={styles.target} data-over={isOver || undefined}>
      <div ref={frame} {...(isOn && handlers)}>
        {children(dialog.open)}
      </div>
      {upload === null ? null : (
        <ImagePanel key={upload.serial} upload={upload} onInsert={insert} onCancel={close} />
      )}
    </div>
  );
}

interface ImagePanelProps {
  upload: ImageUpload;
  onInsert: (id: string, description: string) => void;
  onCancel: () => void;
}

/** Shows the upload, and asks what is in the image. */
function ImagePanel({ upload: { fileName, share, image, problem }, onInsert, onCancel }: ImagePanelProps) {
  const [description, setDescription] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  if (problem !== null)
    return (
      <section className={styles.panel} aria-label="Add an image">
        <p className={styles.problem} role="alert">
          <b>{fileName}</b> was not added. {problem}
        </p>
        <div className={styles.actions}>
          <Button variant="default" size="compact-md" onClick={onCancel}>
            OK
          </Button>
        </div>
      </section>
    );
  const isMissing = description.trim() === '';
  const insert = () => {
    if (isMissing) setSubmitted(true);
    else if (image) onInsert(image.id, description);
  };
  return (
    <section className={styles.panel} aria-label="Add an image">
      <div className={styles.shown}>
        {image ? (
          <img className={styles.thumbnail} src={image.url} alt="" />
        ) : (
          <div className={styles.progress}>
            <span>{`Uploading ${fileName}`}</span>
            <Progress size="sm" value={share * 100} aria-label={`Uploading ${fileName}`} />
          </div>
        )}
      </div>
      <TextInput
        label="What does the image show?"
        description="Screen readers read this to students who can’t see the image."
        ref={input}
        required
        withAsterisk={false}
        error={wasSubmitted && isMissing ? 'Describe the image in a few words.' : undefined}
        value={description}
        onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            // Closes only this panel, not the dialog with the question.
            event.stopPropagation();
            onCancel();
          }
          if (event.key !== 'Enter') return;
          // Enter must not submit the form of the question.
          event.preventDefault();
          insert();
        }}
      />
      <div className={styles.actions}>
        <Button size="compact-md" loading={image === null} onClick={insert}>
          Add image
        </Button>
        <Button variant="default" size="compact-md" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
