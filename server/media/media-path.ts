// Where a picture is found: under its id, which never gets another content.

export const fileEndings: Record<string, string> = { 'image/svg+xml': 'svg', 'image/png': 'png' };

export function mediaPath(id: string, contentType: string): string {
	return `/media/${id}.${fileEndings[contentType] ?? 'bin'}`;
}
