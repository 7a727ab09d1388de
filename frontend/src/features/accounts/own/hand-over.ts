interface GivenFile {
  readonly fileName: string;
  readonly contentType: string;
  /** Base64. */
  readonly content: string;
}

/** Hands a file of an answer to the reader. */
export function handOver({ fileName, contentType, content }: GivenFile): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: contentType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
