import { createHash } from 'node:crypto';
import { GridFSBucket, ObjectId, type Db } from 'mongodb';
import type { BlobStore } from '../files/blob-store.ts';

/**
 * GridFS IDs are ObjectIds. They are derived from ours, so that `remove` also finds the chunks of an interrupted
 * upload, which has no entry.
 */
function objectIdOf(id: string): ObjectId {
  return new ObjectId(createHash('sha256').update(id).digest().subarray(0, 12));
}

/**
 * Files in GridFS: chunks are written first and the file's entry last, so that a file is complete or absent.
 */
export class MongoBlobStore implements BlobStore {
  readonly #bucket: GridFSBucket;
  readonly #database: Db;

  constructor(database: Db) {
    this.#database = database;
    this.#bucket = new GridFSBucket(database);
  }

  put(id: string, content: Uint8Array): Promise<void> {
    const upload = this.#bucket.openUploadStreamWithId(objectIdOf(id), id);
    return new Promise((resolve, reject) => {
      upload
        .once('error', reject)
        .once('finish', () => resolve())
        .end(content);
    });
  }

  async get(id: string): Promise<Uint8Array | null> {
    const _id = objectIdOf(id);
    if ((await this.#files.findOne({ _id })) === null) return null;
    const chunks: Uint8Array[] = [];
    for await (const chunk of this.#bucket.openDownloadStream(_id)) chunks.push(chunk as Uint8Array);
    return Buffer.concat(chunks);
  }

  /** Not the bucket's own method, which fails if a file has chunks and no entry. */
  async remove(id: string): Promise<void> {
    const _id = objectIdOf(id);
    await this.#files.deleteOne({ _id });
    await this.#database.collection('fs.chunks').deleteMany({ files_id: _id });
  }

  get #files() {
    return this.#database.collection('fs.files');
  }
}
