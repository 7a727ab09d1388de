import type { UnzippedImage } from '../archive/unzip-images.ts';
import {
  FileImages,
  type FoundImage,
  type ImageFinder,
  isOutside,
  notInFile,
  onOtherSite,
  pathIn,
  pathInFolder,
} from '../images/file-images.ts';

/** The folder of a package for the files that texts show. Canvas has the same. */
export const webResources = 'web_resources/';

/** Names of files that can be images. */
export const imageName = /\.(?:png|jpe?g|gif|webp)$/i;

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1);
}

/** Maximum files with the same last part to compare with a path. */
const maxNamesakes = 20;

/** The images of a package. */
export class PackageImages {
  readonly found = new FileImages();
  /** Names of the files that texts show as images. Some of these files are no images. */
  readonly shown = new Set<string>();
  private readonly names: ReadonlySet<string>;
  private readonly unzipped: ReadonlyMap<string, UnzippedImage>;
  /** Names by their last part. */
  private readonly byLastPart: ReadonlyMap<string, readonly string[]>;

  constructor(names: ReadonlySet<string>, unzipped: ReadonlyMap<string, UnzippedImage>) {
    this.names = names;
    this.unzipped = unzipped;
    this.byLastPart = Map.groupBy(names, (name) => name.slice(name.lastIndexOf('/') + 1));
  }

  /** Finds images at the addresses in a file of the package. */
  finderIn(file: string): ImageFinder {
    const known = new Map<string, FoundImage>();
    return (address) => {
      const found = known.get(address) ?? this.find(address, folderOf(file));
      known.set(address, found);
      return found;
    };
  }

  private find(address: string, folder: string): FoundImage {
    const inFolder = pathInFolder(address);
    if (inFolder === null && isOutside(address)) return onOtherSite;
    const path = (inFolder ?? pathIn(address)).replace(/^(?:\.?\/)+/, '');
    if (path.split(/[/\\]/).includes('..')) return { problem: 'Its address leads out of its folder.' };
    const name = this.nameOf(path, inFolder === null ? folder : webResources);
    if (name === undefined) return notInFile;
    this.shown.add(name);
    const image = this.unzipped.get(name);
    if (image === undefined) return { problem: 'This is not a PNG, JPEG, WebP or GIF image.' };
    return typeof image === 'string' ? { problem: image } : this.found.add(image);
  }

  /** The name of the file with this path: in the folder, in the package, or in any other folder. */
  private nameOf(path: string, folder: string): string | undefined {
    const named = [folder + path, path].find((name) => this.names.has(name));
    const others = this.byLastPart.get(path.slice(path.lastIndexOf('/') + 1)) ?? [];
    return named ?? others.slice(0, maxNamesakes).find((name) => name.endsWith(`/${path}`));
  }
}
