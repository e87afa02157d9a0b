// The package has no types of its own.
declare module 'linebreak' {
	interface Break {
		/** Index of the first UTF-16 unit behind the break. */
		position: number;
		required: boolean;
	}
	export default class LineBreaker {
		constructor(text: string);
		nextBreak(): Break | null;
	}
}
