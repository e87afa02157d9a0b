// The ICC profile of the printing condition that print files are made for: FOGRA39L (offset on coated paper) unless a shop has uploaded
// the one of its printer.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export interface OutputProfile {
	bytes: Uint8Array;
	sha256: string;
	description: string;
	/** Name of the printing condition in the registry of the ICC; null: it is in none, the profile alone describes it. */
	condition: string | null;
}

const defaultFile = path.join(import.meta.dirname, 'profiles', 'FOGRA39L_coated.icc');

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let defaultProfile: OutputProfile | undefined;

export function loadDefaultProfile(): OutputProfile {
	if (!defaultProfile) {
		const bytes = readFileSync(defaultFile);
		defaultProfile = { bytes, sha256: hashOf(bytes), description: 'FOGRA39L Coated', condition: 'FOGRA39' };
	}
	return defaultProfile;
}

/** One that a shop has uploaded and checkProfile has accepted. */
export const uploadedProfile = (bytes: Uint8Array, description: string): OutputProfile => ({
	bytes,
	sha256: hashOf(bytes),
	description,
	condition: null,
});

let folder: Promise<string> | undefined;
const files = new Map<string, Promise<string>>();

/** Readable by this user alone: what lies there is used as it is. */
function profileFolder(): Promise<string> {
	folder ??= fs.mkdtemp(path.join(os.tmpdir(), 'platen-profiles-'));
	return folder;
}

async function writeProfile({ bytes, sha256 }: OutputProfile): Promise<string> {
	const file = path.join(await profileFolder(), `${sha256}.icc`);
	await fs.writeFile(file, bytes, { mode: 0o600 });
	return file;
}

/** sharp takes an output profile from a file only. An uploaded profile is written once per process. */
export function fileOfProfile(profile: OutputProfile): Promise<string> {
	if (profile.sha256 === loadDefaultProfile().sha256) return Promise.resolve(defaultFile);
	let file = files.get(profile.sha256);
	if (!file) {
		file = writeProfile(profile);
		files.set(profile.sha256, file);
		file.catch(() => files.delete(profile.sha256));
	}
	return file;
}
