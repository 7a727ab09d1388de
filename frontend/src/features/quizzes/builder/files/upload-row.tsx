import { Button, Progress } from '@mantine/core';
import { hideFilesLeft } from '../data/saving-notices.ts';
import { cancelUpload } from '../data/upload-waiting.ts';
import type { Upload } from '../model/builder-state.ts';
import { sizeText } from '../../../../lib/size-text.ts';
import { useBuilderStore } from '../store/use-builder.ts';
import styles from './files.module.css';

/** A file that is not uploaded yet. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { key, file, status, share } = upload;
  const store = useBuilderStore();
  const { name } = file;
  const isUploading = status === 'uploading';
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.size} data-stopped={status === 'stopped' || undefined}>
        {statusText(upload)}
      </span>
      {isUploading ? (
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
      {isUploading ? (
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

function statusText({ file, status, share, reason }: Upload): string {
  if (status === 'stopped') return `Not uploaded: ${reason ?? ''}`;
  if (status === 'uploading') return `${Math.round(share * 100)} %`;
  return `${sizeText(file.size)} · uploaded when you save`;
}
