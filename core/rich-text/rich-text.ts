/**
 * A formatted text as data. It cannot contain HTML, styles, scripts or unchecked URLs, so it is safe to display.
 */

/** Part of the text of a block. A line break is `\n` in a text. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis' | 'deleted'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | FormulaNode
  /** `url` starts with http:, https: or mailto:. */
  | { readonly kind: 'link'; readonly url: string; readonly children: readonly Inline[] }
  | ImageNode;

export interface FormulaNode {
  readonly kind: 'formula';
  /** LaTeX without its delimiters. */
  readonly tex: string;
  /** True for a formula on a separate line. */
  readonly isDisplay: boolean;
}

/** An uploaded image. */
export interface ImageNode {
  readonly kind: 'image';
  readonly id: string;
  /** Description for people who cannot see the image. */
  readonly alt: string;
}

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly children: readonly Inline[] }
  | { readonly kind: 'quote'; readonly children: readonly Block[] }
  /** `start`: number of the first item. Null for a list with bullets. */
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'codeBlock'; readonly text: string; readonly language: string }
  | { readonly kind: 'formulaBlock'; readonly tex: string }
  /** The first row is the header. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  | { readonly kind: 'rule' };

const safeLink = /^(?:https?:\/\/|mailto:)[^\s\p{Cc}]+$/iu;

/** The URL if it is http:, https: or mailto:. Null for all others, for example `javascript:` and `data:`. */
export function safeUrl(url: string): string | null {
  return safeLink.test(url) ? url : null;
}

const imageUrl = /^file:([\w-]{1,64})$/;

/** The ID of an uploaded image from its URL, `file:{id}`. Null for any other URL. */
export function imageIdOf(url: string): string | null {
  return imageUrl.exec(url)?.[1] ?? null;
}
