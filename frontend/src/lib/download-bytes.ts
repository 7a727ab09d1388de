interface ReceivedFile {
  readonly fileName: string;
  readonly contentType: string;
  /** Base64, since JSON holds no bytes. */
  readonly content: string;
}

/** Downloads a file from a response of the server. */
export function downloadBytes({ fileName, contentType, content }: ReceivedFile): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.codePointAt(0) ?? 0);
  download(new Blob([bytes], { type: contentType }), fileName);
}

/** Downloads a text as a CSV file. */
export function downloadCsv(text: string, fileName: string): void {
  download(new Blob([text], { type: 'text/csv;charset=utf-8' }), fileName);
}

/** Downloads a text as a Markdown file. */
export function downloadMarkdown(text: string, fileName: string): void {
  download(new Blob([text], { type: 'text/markdown;charset=utf-8' }), fileName);
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
