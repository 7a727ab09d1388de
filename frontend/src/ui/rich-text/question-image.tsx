import { IconPhoto, IconPhotoOff } from '@tabler/icons-react';
import { use, useState } from 'react';
import { ImagesInFile } from './images-in-file.ts';
import styles from './rich-text.module.css';

interface QuestionImageProps {
  /** ID of an image of this site. Texts cannot name other addresses. */
  id: string;
  alt: string;
}

/** An image in a text. If it cannot be loaded, its description is shown. */
export function QuestionImage({ id, alt }: QuestionImageProps) {
  const [isMissing, setMissing] = useState(false);
  if (use(ImagesInFile))
    return (
      <span className={styles.missingImage}>
        <IconPhoto size={18} aria-hidden /> {alt === '' ? 'Image in the file' : `Image: ${alt}`}
      </span>
    );
  if (isMissing)
    return (
      <span className={styles.missingImage}>
        <IconPhotoOff size={18} aria-hidden /> {alt === '' ? 'This image can’t be shown.' : `Image: ${alt}`}
      </span>
    );
  return (
    <img
      className={styles.image}
      loading="lazy"
      decoding="async"
      src={`/api/images/${id}`}
      alt={alt}
      onError={() => setMissing(true)}
    />
  );
}
