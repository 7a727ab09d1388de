import type { Piece } from '../model/answer.ts';
import styles from './panel.module.css';

/** A sentence with highlighted recommended grades. */
export function AnswerText({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece) =>
    piece.kind === 'words' ? (
      piece.text
    ) : (
      <span key={piece.key} className={piece.kind === 'needed' ? 'highlighted' : styles.pinnedText}>
        {piece.text}
      </span>
    ),
  );
}
