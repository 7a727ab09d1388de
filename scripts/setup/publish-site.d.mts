export function publishedBuild(target: string): {
  readonly inputs: string;
  readonly assets: readonly string[];
};
export function publishSite(built: string, target: string, inputs: string): void;
