// What providers send is read with care: a field of another kind is as good as none.
import { PhotosRefused } from './port.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

export const textOf = (value: unknown, most = 500): string => (typeof value === 'string' ? value.slice(0, most) : '');

export function listOf(value: unknown): readonly unknown[] {
	if (!Array.isArray(value)) throw new PhotosRefused('unreadable', 'no list');
	return value;
}

export const sizeOf = (value: unknown): number =>
	typeof value === 'number' && Number.isFinite(value) && value >= 1 ? Math.round(value) : 0;

/** Of https alone, or of the sandbox: anything else is no address that is followed or shown. */
export function addressOf(value: unknown, sandbox: string | undefined): string {
	const url = URL.parse(textOf(value, 2000));
	if (!url) return '';
	return url.protocol === 'https:' || (sandbox !== undefined && url.origin === new URL(sandbox).origin) ? url.href : '';
}
