export function ensureServer(): Promise<string>;
export function serverProgram(build: string): {
  readonly file: string;
  readonly env: { readonly NODE_COMPILE_CACHE: string };
};
