// Which files a field takes, validated by what a browser knows of them. The server looks into the files themselves.

export interface FileLimits {
	/** As in the attribute of an input: endings and media types, separated by commas. */
	accept?: string | undefined;
	maxBytes?: number | undefined;
}

interface NamedFile {
	name: string;
	type: string;
	size: number;
}

function isOfType(file: NamedFile, wanted: string): boolean {
	if (wanted.startsWith('.')) return file.name.toLowerCase().endsWith(wanted);
	if (wanted.endsWith('/*')) return file.type.toLowerCase().startsWith(wanted.slice(0, -1));
	return wanted === '*' || file.type.toLowerCase() === wanted;
}

const typesIn = (accept: string | undefined): string[] =>
	(accept ?? '')
		.split(',')
		.map((type) => type.trim().toLowerCase())
		.filter(Boolean);

/** For people: with spaces, so that lines break. */
export const writeTypes = (accept: string | undefined): string => typesIn(accept).join(', ');

/** @returns why a file is not taken */
export function findFileError(file: NamedFile, { accept, maxBytes }: FileLimits): 'type' | 'size' | undefined {
	const types = typesIn(accept);
	if (types.length > 0 && !types.some((type) => isOfType(file, type))) return 'type';
	return maxBytes !== undefined && file.size > maxBytes ? 'size' : undefined;
}
