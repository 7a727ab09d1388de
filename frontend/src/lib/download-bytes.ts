interface ReceivedFile {
  readonly fileName: string;
  readonly contentType: string;
  /** Base64, as JSON holds bytes. */
  readonly content: string;
}

/** Hands a file that the server answered to the reader. */
export function downloadBytes({ fileName, contentType, content }: ReceivedFile): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.codePointAt(0) ?? 0);
  download(new Blob([bytes], { type: contentType }), fileName);
}

function download(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
