// The parser that vite.config.ts finds beside intl-messageformat.
declare module 'icu-parser' {
	import type { IntlMessageFormat } from 'intl-messageformat';

	export const parse: NonNullable<typeof IntlMessageFormat.__parse>;
}
