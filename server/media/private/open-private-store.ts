// The private store that the configuration names: beside the pictures, in the bucket or the data folder.
import type { Bucket } from '../../config.ts';
import { diskPrivateStore } from './disk-private-store.ts';
import type { PrivateFolder, PrivateStore } from './private-store.ts';
import { s3PrivateStore } from './s3-private-store.ts';

interface StoreSettings {
	dataDir: string;
	bucket: Bucket | undefined;
}

export const openPrivateStore = (
	{ dataDir, bucket }: StoreSettings,
	folder: PrivateFolder = 'private',
): PrivateStore => (bucket ? s3PrivateStore(bucket, folder) : diskPrivateStore(dataDir, folder));
