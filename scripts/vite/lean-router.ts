// The router gives its components names for developers' tools, which keeps those in the build that no one uses, and what they need: its
// forms, and links for another way of building. Without the names they are left out. So is what lets others watch it at work, and what it
// tells developers on the console: those see it where nothing is built.
// Kept because of what it saves: 6.4 kB gzip of every first page (`npm run bench:router`); the home page is at 129.6 kB of the 130 kB that it
// may have (`e2e/kit.spec.ts`). The library has no smaller entry point, and options of the bundler save 1.3 kB of it (docs/figures.md).
import type { Plugin } from 'vite';

const ofRouter = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/].*\.js$/;
const naming = /^\w+\.displayName = "\w+";$/gm;
const making = /= (React\$1\.(?:forwardRef|createContext|memo)\()/g;
const watching = /\bif \((?:init|opts\?)\.instrumentations\)/g;

const warning = /\b(?:warning|warnOnce|warningOnce)\([^\n]*\);$/gm;

export const leanRouter = (): Plugin => ({
	name: 'platen-lean-router',
	apply: 'build',
	transform: {
		filter: { id: ofRouter },
		handler: (code) => ({
			code: code
				.replace(naming, '')
				.replace(making, '= /* @__PURE__ */ $1')
				.replace(watching, 'if (false)')
				.replace(warning, ';'),
			map: null,
		}),
	},
});
