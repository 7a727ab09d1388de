import { createHash } from 'node:crypto';
import { GridFSBucket, ObjectId, type Db } from 'mongodb';
import type { BlobStore } from '../files/blob-store.ts';

/**
 * The ID of a file in GridFS, where IDs are ObjectIds. It is derived from our ID, so that `remove` also finds the chunks
 * of an interrupted upload, which has no entry.
 */
function objectIdOf(id: string): ObjectId {
  return new ObjectId(createHash('sha256').update(id).digest().subarray(0, 12));
}

/**
 * Files in GridFS. The chunks are written first, and the file's entry last. So a file with an entry is complete.
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

  /** Does not use the `delete` of the bucket, which fails if a file has chunks and no entry. */
  async remove(id: string): Promise<void> {
    const _id = objectIdOf(id);
    await this.#files.deleteOne({ _id });
    await this.#database.collection('fs.chunks').deleteMany({ files_id: _id });
  }

  get #files() {
    return this.#database.collection('fs.files');
  }
}
