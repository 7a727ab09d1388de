import { useEffect, useState } from 'react';
import styles from './drop-file.module.css';

/** Accepts a file that is dropped anywhere on the page, and shows a hint while one is dragged over it. */
export function DropFile({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      onFile(file);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [onFile]);
  return isOver ? <div className={styles.over}>Drop the course file to open it</div> : null;
}

/** Whether files are dragged. Dragged rows are ignored. */
const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
