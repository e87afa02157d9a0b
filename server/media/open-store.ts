// The store that the configuration names: a bucket, or the data folder.
import type { Bucket } from '../config.ts';
import { s3Store } from './s3-store.ts';
import { type MediaStore, mediaStore } from './store.ts';

export const openMediaStore = ({ dataDir, bucket }: { dataDir: string; bucket: Bucket | undefined }): MediaStore =>
	bucket ? s3Store(bucket) : mediaStore(dataDir);
