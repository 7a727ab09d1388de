import { Button, Progress } from '@mantine/core';
import { hideFilesLeft } from '../data/saving-notices.ts';
import { cancelUpload } from '../data/upload-waiting.ts';
import type { Upload } from '../model/builder-state.ts';
import { sizeText } from '../../../../lib/size-text.ts';
import { useBuilderStore } from '../store/use-builder.ts';
import styles from './files.module.css';

/** A file that is not uploaded yet. */
export function UploadRow({ upload: { key, file, status, share, reason } }: { upload: Upload }) {
  const store = useBuilderStore();
  const { name, size } = file;
  const isGoing = status === 'going';
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.size} data-stopped={status === 'stopped' || undefined}>
        {status === 'stopped'
          ? `Not uploaded: ${reason ?? ''}`
          : isGoing
            ? shareText(share)
            : waitingText(size)}
      </span>
      {isGoing ? (
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          aria-label={`Cancel ${name}`}
          onClick={() => cancelUpload(key)}
        >
          Cancel
        </Button>
      ) : (
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          aria-label={`Remove ${name}`}
          onClick={() => {
            store.getState().dispatch({ type: 'forgetUpload', key });
            hideFilesLeft(store);
          }}
        >
          Remove
        </Button>
      )}
      {isGoing ? (
        <Progress
          className={styles.progress ?? ''}
          size="sm"
          value={share * 100}
          aria-label={`Uploading ${name}`}
        />
      ) : null}
    </li>
  );
}

const shareText = (share: number) => `${Math.round(share * 100)} %`;
const waitingText = (size: number) => `${sizeText(size)} · uploaded when you save`;
