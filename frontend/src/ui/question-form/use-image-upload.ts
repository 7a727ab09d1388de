import { useEffect, useRef, useState } from 'react';
import { imageLimits, isImageType } from '../../../../core/files/image-size.ts';
import { type RunningUpload, sendForm, UploadFailure } from '../../lib/send-form.ts';

interface StoredImage {
  readonly id: string;
  readonly url: string;
}

export interface ImageUpload {
  /** Number of this upload in the form, from 1. */
  readonly serial: number;
  readonly fileName: string;
  /** 0 to 1. */
  readonly share: number;
  /** Null until the upload is complete. */
  readonly image: StoredImage | null;
  /** Why the image was not uploaded. Null if nothing failed. */
  readonly problem: string | null;
}

const megabyte = 1024 * 1024;

/** Why an image is refused. Null if it is accepted. The server checks its content. */
function imageProblem({ type, size }: File): string | null {
  if (!isImageType(type)) return 'Choose a PNG, JPEG, WebP or GIF image.';
  if (size > imageLimits.size) return `An image has at most ${imageLimits.size / megabyte} MB.`;
  return null;
}

function isStoredImage(body: unknown): body is StoredImage {
  return typeof body === 'object' && body !== null && 'id' in body && 'url' in body;
}

/** The upload of one image. Null if none was chosen. Leaving the form cancels it. */
export function useImageUpload() {
  const [upload, setUpload] = useState<ImageUpload | null>(null);
  const serial = useRef(0);
  const running = useRef<RunningUpload<StoredImage>>(null);
  const cancel = () => {
    running.current?.cancel();
    running.current = null;
    setUpload(null);
  };
  useEffect(() => () => running.current?.cancel(), []);
  const start = (file: File) => {
    cancel();
    serial.current += 1;
    const started = { serial: serial.current, fileName: file.name, share: 0, image: null };
    const begun: ImageUpload = { ...started, problem: imageProblem(file) };
    setUpload(begun);
    if (begun.problem !== null) return;
    const change = (changes: Partial<ImageUpload>) => {
      if (running.current === sending) setUpload((before) => before && { ...before, ...changes });
    };
    const sending = sendForm({
      method: 'POST',
      path: '/api/images',
      field: 'file',
      file,
      isAnswer: isStoredImage,
      onProgress: (share) => change({ share }),
    });
    running.current = sending;
    sending.done.then(
      (image) => change({ image }),
      (error: unknown) => change({ problem: error instanceof UploadFailure ? error.message : 'Cancelled.' }),
    );
  };
  return { upload, start, cancel };
}
