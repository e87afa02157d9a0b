// Where a picture is found: under its id, which never gets another content.

export const fileEndings: Record<string, string> = { 'image/svg+xml': 'svg' };

export function mediaPath(id: string, contentType: string): string {
	return `/media/${id}.${fileEndings[contentType] ?? 'bin'}`;
}
