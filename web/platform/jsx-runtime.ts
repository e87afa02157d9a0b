// What JSX becomes: React's own, with a door for those who edit texts where they stand. Until a user opens it, nothing goes through.
// vite.config.ts puts this in the place of react/jsx-runtime for our own files.
import * as runtime from 'react/jsx-runtime';

type Write = (type: unknown, props: Record<string, unknown>, ...rest: unknown[]) => unknown;

/** Changes the properties of an element before React gets them. */
export type Marker = (type: unknown, props: Record<string, unknown>) => Record<string, unknown>;

let marker: Marker | undefined;

export const setMarker = (next: Marker | undefined): void => {
	marker = next;
};

/** Of a text that is taken apart before it is written, so that the marker never sees it as a whole; undefined unless texts are edited. */
export const keyOfText = (text: string): string | undefined => (text as { key?: string }).key;

export const throughMarker = (write: unknown): Write => {
	const plain = write as Write;
	return (type, props, ...rest) => plain(type, marker ? marker(type, props) : props, ...rest);
};

export const { Fragment } = runtime;
export const jsx = throughMarker(runtime.jsx);
export const jsxs = throughMarker(runtime.jsxs);
